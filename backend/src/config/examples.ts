import type { Settings } from './settings.js';

/**
 * What of the addresses people see is still the example this code comes with.
 * @param contacts how the built site says to reach the provider
 * @returns a sentence for each, in production only
 */
export function exampleWarnings(
  { production, PUBLIC_URL, MAIL_FROM }: Pick<Settings, 'production' | 'PUBLIC_URL' | 'MAIL_FROM'>,
  contacts = '',
): string[] {
  if (!production) return [];
  const named = { PUBLIC_URL, MAIL_FROM, 'public-web/provider.ts': contacts };
  return Object.entries(named)
    .filter(([, text]) => /\.example(?![\w.-])/.test(text))
    .map(([name]) => `Warning: ${name} still names an address ending in .example. Put the real one there.`);
}
