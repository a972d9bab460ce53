import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { admin } from './admin';
import { bookingResources, bookings } from './bookings';
import { dashboard } from './dashboard';
import { users } from './users';

const messages: TranslationMessages = {
  ...english,
  admin,
  dashboard,
  bookings,
  resources: { users, ...bookingResources },
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);
