import type { TranslationMessages } from 'react-admin';

/**
 * Translations by the English text, as in gettext. The English texts are in one place only, and a label of the contract
 * or a sentence of the server is translated like a text of the app: `translate(text, { _: text })`.
 */
export type Translations = Readonly<Record<string, string>>;

interface Messages {
  readonly [key: string]: string | Messages;
}

function inLanguage(messages: Messages, translations: Translations): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? (translations[text] ?? text) : inLanguage(text, translations),
    ]),
  );
}

/** The same messages in another language; what has no translation stays English. */
export const translated = (messages: TranslationMessages, translations: Translations): TranslationMessages =>
  inLanguage(messages as unknown as Messages, translations) as unknown as TranslationMessages;

/** Every text of the messages, once. */
export function textsOf(messages: object): string[] {
  const all = Object.values(messages).flatMap((text: unknown) =>
    typeof text === 'string' ? [text] : typeof text === 'object' && text !== null ? textsOf(text) : [],
  );
  return [...new Set(all)];
}
