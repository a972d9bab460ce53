import { alike } from './characters.js';

/** The dots of initials and abbreviations are typed or not, with a space behind them or without. */
const BETWEEN_WORDS = /[\s\p{Z}.]+/gu;

/**
 * One spelling of a name, by which two are compared: in any case, with any white space, dots, apostrophe and hyphen. Empty
 * where nothing is seen.
 */
export function nameKey(name: string | undefined): string {
  return alike(
    alike(name ?? '')
      .toUpperCase()
      .toLowerCase(),
  )
    .replace(BETWEEN_WORDS, ' ')
    .trim();
}

/** Whether two records were sent under one name. A missing name matches nothing. */
export function isSameName(one: string | undefined, other: string | undefined): boolean {
  const key = nameKey(one);
  return key !== '' && key === nameKey(other);
}
