import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';
import { type I18nProvider, mergeTranslations, type TranslationMessages } from 'react-admin';
import { type Language, LANGUAGES, OWN_NAMES } from '#contract/languages';
import { type DateWriter, setDateLanguage } from '../fields/formats';
import type { ResourceName } from '../config/resources';
import { admin } from './admin';
import { adminAccounts } from './adminAccounts';
import { auditLog } from './auditLog';
import { bookingResources, inboxResource } from './bookings';
import { categories, report } from './categories';
import { contacts } from './contacts';
import { courseRequests, courses } from './courses';
import { dataRequests } from './dataRequests';
import { followUp } from './followUp';
import { laterText } from './later';
import { noteForm, notes } from './notes';
import { familyNames, people } from './people';
import { outbox, outgoingMessages } from './outbox';
import { reactAdmin } from './reactAdmin';
import { search } from './search';
import { suspectedSpam } from './suspectedSpam';
import { translated, type Translations } from './translated';
import { services } from './services';
import { users } from './users';
import { vacancies } from './vacancies';

/** A resource without its messages does not compile. */
const resources: Record<ResourceName, { readonly file: string }> = {
  'user-list': users,
  courses,
  courseRequests,
  vacancies,
  alldetails: categories,
  prices: services,
  getcontact: contacts,
  inbox: inboxResource,
  'family-list': familyNames,
  'people-list': people,
  'privacy-requests': dataRequests,
  'outgoing-messages': outgoingMessages,
  'admin-accounts': adminAccounts,
  'audit-log': auditLog,
  ...bookingResources,
};

/** All messages of the app. */
export const english = mergeTranslations(reactAdminEnglish, {
  ra: reactAdmin,
  admin,
  outbox,
  followUp,
  notes,
  search,
  suspectedSpam,
  report,
  resources: {
    ...resources,
    notes: noteForm,
  },
}) as TranslationMessages;

interface InLanguage {
  readonly translations: Translations;
  readonly writeDate?: DateWriter;
}

/** Loaded on demand. */
export const TRANSLATIONS: Readonly<Record<string, () => Promise<InLanguage>>> = {
  si: () => import('./si'),
  ta: () => import('./ta'),
} satisfies Record<Exclude<Language, 'en'>, unknown>;

async function messagesIn(load: () => Promise<InLanguage>): Promise<TranslationMessages> {
  const { translations } = await load();
  return { ...translations, ...translated(english, translations) };
}

const provider = polyglotI18nProvider(
  (locale) => {
    const load = TRANSLATIONS[locale];
    return load ? messagesIn(load) : english;
  },
  'en',
  LANGUAGES.map((locale) => ({ locale, name: OWN_NAMES[locale] })),
);

/** @see translated for how a text finds its translation */
export const i18nProvider: I18nProvider = {
  ...provider,
  translate: (key, options) => {
    const text = laterText(key);
    return text === undefined ? provider.translate(key, options) : provider.translate(text, { ...options, _: text });
  },
  changeLocale: async (locale) => {
    await provider.changeLocale(locale);
    setDateLanguage(locale, (await TRANSLATIONS[locale]?.())?.writeDate);
    document.documentElement.lang = locale;
  },
};
