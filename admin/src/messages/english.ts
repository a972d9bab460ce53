import type { ResourceName } from '../config/resources';
import { admin } from './admin';
import { bookingResources, inboxResource } from './bookings';
import { categories, report } from './categories';
import { contacts } from './contacts';
import { courseRequests, courses } from './courses';
import { followUp } from './followUp';
import { noteForm, notes } from './notes';
import { administratorNames, dataRequestNames, eventNames, familyNames, peopleNames } from './names';
import { messageTexts, outgoingMessages } from './outgoingMessages';
import { reactAdmin } from './reactAdmin';
import { search } from './search';
import { suspectedSpam } from './suspectedSpam';
import { services } from './services';
import { users } from './users';
import { vacancies } from './vacancies';
import { pages } from './pages';

/** A resource without its messages does not compile. */
const resources = {
  'user-list': users,
  courses,
  courseRequests,
  vacancies,
  alldetails: categories,
  prices: services,
  getcontact: contacts,
  inbox: inboxResource,
  'family-list': familyNames,
  'people-list': peopleNames,
  'privacy-requests': dataRequestNames,
  'outgoing-messages': outgoingMessages,
  'admin-accounts': administratorNames,
  'audit-log': eventNames,
  ...bookingResources,
} satisfies Record<ResourceName, { readonly file: string }>;

/** What every page may need, and react-admin says otherwise; other parts come with their pages (later.ts). */
export const english = {
  ra: reactAdmin,
  admin,
  pages,
  messages: messageTexts,
  followUp,
  notes,
  search,
  suspectedSpam,
  report,
  resources: { ...resources, notes: noteForm },
};
