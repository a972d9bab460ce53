import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { admin } from './admin';
import { bookingResources, bookings } from './bookings';
import { categories, report } from './categories';
import { contacts } from './contacts';
import { courseRequests, courses } from './courses';
import { dashboard } from './dashboard';
import { users } from './users';

const messages: TranslationMessages = {
  ...english,
  admin,
  dashboard,
  bookings,
  report,
  resources: { users, courses, 'course-requests': courseRequests, categories, contacts, ...bookingResources },
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);
