import type { Rules } from './rule.js';

/**
 * The languages of the site and of the admin by the codes of two letters, each by its own name, as the switchers show it.
 * English lives at the documented paths, the others below their code.
 */
export const OWN_NAMES = { en: 'English', si: 'සිංහල', ta: 'தமிழ்' } as const;
export type Language = keyof typeof OWN_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];

/** As English texts name them. */
export const ENGLISH_NAMES = { en: 'English', si: 'Sinhala', ta: 'Tamil' } as const satisfies Record<Language, string>;

/** The language in which a person is answered (contract, "Following a request"); English if none is sent. */
export const LANGUAGE_FIELDS = {
  language: { type: 'choice', label: 'Language', what: 'a language', values: LANGUAGES, optional: true },
} as const satisfies Rules;
