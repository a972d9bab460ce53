import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { admin } from './admin';
import { audit } from './audit';
import { bookingResources, bookings } from './bookings';
import { categories, report } from './categories';
import { contacts } from './contacts';
import { courseRequests, courses } from './courses';
import { dashboard } from './dashboard';
import { labelsOf } from './labels';
import { inbox, inboxResource } from './inbox';
import { quarantine } from './quarantine';
import { users } from './users';

const messages: TranslationMessages = {
  ...english,
  admin,
  dashboard,
  bookings,
  inbox,
  audit,
  report,
  resources: {
    announcement: { fields: labelsOf(ANNOUNCEMENT_FIELDS) },
    users,
    courses,
    'course-requests': courseRequests,
    categories,
    contacts,
    inbox: inboxResource,
    quarantine,
    ...bookingResources,
  },
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);
