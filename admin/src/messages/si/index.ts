import type { Catalogue } from '../catalogue';
import { account, accountForms } from './account';
import { addBooking } from './addBooking';
import { admin } from './admin';
import { adminAccounts } from './adminAccounts';
import { audit } from './audit';
import { auditLog } from './auditLog';
import { bookingResources, inboxResource } from './bookings';
import { categories, report } from './categories';
import { contacts } from './contacts';
import { courseRequests, courses } from './courses';
import { announcement, dashboard } from './dashboard';
import { dataRequests } from './dataRequests';
import { families, familyForms } from './families';
import { followUp } from './followUp';
import { noteForm, notes } from './notes';
import { administratorNames, dataRequestNames, eventNames, familyNames, peopleNames } from './names';
import { messageTexts, outgoingMessages } from './outgoingMessages';
import { pages } from './pages';
import { people } from './people';
import { planFields, plans } from './plans';
import { reactAdmin } from './reactAdmin';
import { search } from './search';
import { server } from './server';
import { services } from './services';
import { suspectedSpam } from './suspectedSpam';
import { users } from './users';
import { vacancies } from './vacancies';
import { validation } from './validation';

export { sinhalaDate as writeDate } from './date';

/** To be confirmed by a native reader. */
export const messages: Catalogue = {
  ra: reactAdmin,
  account,
  addBooking,
  admin,
  audit,
  dashboard,
  followUp,
  notes,
  messages: messageTexts,
  pages,
  plans,
  report,
  search,
  server,
  suspectedSpam,
  validation,
  resources: {
    'user-list': users,
    courses,
    courseRequests,
    vacancies,
    alldetails: categories,
    prices: services,
    getcontact: contacts,
    inbox: inboxResource,
    'family-list': { ...familyNames, ...families },
    'people-list': { ...peopleNames, ...people },
    'privacy-requests': { ...dataRequestNames, ...dataRequests },
    'outgoing-messages': outgoingMessages,
    'admin-accounts': { ...administratorNames, ...adminAccounts },
    'audit-log': { ...eventNames, ...auditLog },
    announcement,
    notes: noteForm,
    plans: { fields: planFields },
    ...accountForms,
    ...bookingResources,
    ...familyForms,
  },
};
