import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';
import { type I18nProvider, mergeTranslations, type TranslationMessages } from 'react-admin';
import { type Language, LANGUAGES, OWN_NAMES } from '#contract/languages';
import { type DateWriter, setDateLanguage } from '../config/formats';
import type { Catalogue } from './catalogue';
import { english } from './english';
import { laterText } from './later';
import type { serverKeys } from './server';

interface InLanguage {
  readonly messages: Catalogue;
  readonly writeDate?: DateWriter;
}

/** Loaded on demand. */
export const TRANSLATIONS: Readonly<Record<string, () => Promise<InLanguage>>> = {
  si: () => import('./si'),
  ta: () => import('./ta'),
} satisfies Record<Exclude<Language, 'en'>, unknown>;

let keys: ReturnType<typeof serverKeys> = new Map();

/** The key of a sentence of the server, once a language is loaded that has it. */
export const serverKey = (sentence: string) => keys.get(sentence);

/** What the app never shows of react-admin stays English. */
const withReactAdmin = (messages: Catalogue | typeof english) =>
  mergeTranslations(reactAdminEnglish, messages) as TranslationMessages;

async function messagesIn(load: () => Promise<InLanguage>) {
  const [{ messages }, server] = await Promise.all([load(), import('./server')]);
  keys = server.serverKeys();
  return withReactAdmin(messages);
}

const provider = polyglotI18nProvider(
  (locale) => {
    const load = TRANSLATIONS[locale];
    return load ? messagesIn(load) : withReactAdmin(english);
  },
  'en',
  LANGUAGES.map((locale) => ({ locale, name: OWN_NAMES[locale] })),
);

export const i18nProvider: I18nProvider = {
  ...provider,
  translate: (key, options?: { readonly _?: string }) =>
    provider.translate(key, { ...options, _: laterText(key) ?? options?._ }),
  changeLocale: async (locale) => {
    await provider.changeLocale(locale);
    setDateLanguage(locale, (await TRANSLATIONS[locale]?.())?.writeDate);
    document.documentElement.lang = locale;
  },
};
