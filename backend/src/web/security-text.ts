import { DAY_MS } from '#contract/sri-lanka';

/** RFC 9116 advises less than a year; half of one is a time in which somebody still reads the mailbox. */
const GOOD_FOR_DAYS = 180;

/**
 * The text that a person who has found a weakness may read at `/.well-known/security.txt` (RFC 9116).
 * @param contacts lines that say whom to tell, without the date
 */
export function securityText(contacts: string, now: Date): string {
  // The date is cut to the day, so that the text is the same all day long.
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS).toISOString();
  return `${contacts.trimEnd()}\nExpires: ${expires.replace('.000', '')}\n`;
}
