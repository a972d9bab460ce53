import type { Settings } from './settings.js';

/** The example numbers in the source code. */
const EXAMPLE_PHONES = ['011 234 5678', '077 123 4567'];

/**
 * Names the visible addresses and numbers that are still the examples, or the default, this code comes with.
 * @param contacts how the built site says to reach the provider
 * @param phones the provider's numbers, as messages name them
 * @returns a sentence for each, in production only
 */
export function exampleWarnings(
  { production, PUBLIC_URL, MAIL_FROM }: Pick<Settings, 'production' | 'PUBLIC_URL' | 'MAIL_FROM'>,
  contacts = '',
  phones: readonly string[] = [],
): string[] {
  if (!production) return [];
  const named = { PUBLIC_URL, MAIL_FROM, 'public-web/provider.ts': contacts };
  const addresses = Object.entries(named)
    .filter(([, text]) => /\.example(?![\w.-])/.test(text))
    .map(([name]) => `Warning: ${name} still names an address ending in .example. Put the real one there.`);
  const isOfThisMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(PUBLIC_URL);
  if (isOfThisMachine)
    addresses.push('Warning: PUBLIC_URL names this machine only. Put the address there that people use.');
  if (!phones.some((phone) => EXAMPLE_PHONES.includes(phone))) return addresses;
  const file = 'backend/src/contract/provider.ts';
  return [...addresses, `Warning: ${file} still holds an example of a phone number. Put the real one there.`];
}
