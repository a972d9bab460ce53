import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { mergeTranslations, type TranslationMessages } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import type { ResourceName } from '../resources/table';
import { account, accountForms, adminAccounts } from './account';
import { admin } from './admin';
import { audit } from './audit';
import { bookingResources, inboxResource } from './bookings';
import { categories, report } from './categories';
import { contacts } from './contacts';
import { courseRequests, courses } from './courses';
import { dashboard } from './dashboard';
import { families } from './families';
import { followUp } from './followUp';
import { labelsOf } from './labels';
import { noteForm, notes } from './notes';
import { outbox, outgoingMessages } from './outbox';
import { quarantine } from './quarantine';
import { reactAdmin } from './reactAdmin';
import { search } from './search';
import { users } from './users';
import { vacancies } from './vacancies';

/** A resource without its words does not compile. */
const resources: Record<ResourceName, object> = {
  'user-list': users,
  courses,
  courseRequests,
  vacancies,
  alldetails: categories,
  getcontact: contacts,
  inbox: inboxResource,
  families,
  'held-back': quarantine,
  'outgoing-messages': outgoingMessages,
  'admin-accounts': adminAccounts,
  ...bookingResources,
};

const messages = mergeTranslations(english, {
  ra: reactAdmin,
  admin,
  dashboard,
  audit,
  outbox,
  followUp,
  notes,
  search,
  account,
  report,
  resources: {
    ...resources,
    ...accountForms,
    notes: noteForm,
    announcement: { fields: labelsOf(ANNOUNCEMENT_FIELDS) },
  },
}) as TranslationMessages;

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);
