/** The languages of the public site; English lives at the documented paths, the others below their code. */
export const LANGUAGES = ['en', 'si', 'ta'] as const;
export type Language = (typeof LANGUAGES)[number];
