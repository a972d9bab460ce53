import type { Language } from '#contract/languages';

/** The language of words that somebody typed, which nothing but their letters tells: a voice reads them in it. */
export function languageOfText(text: string): Language {
  if (/[\u0D80-\u0DFF]/.test(text)) return 'si';
  return /[\u0B80-\u0BFF]/.test(text) ? 'ta' : 'en';
}
