import { BOOKING_KINDS } from '#contract/bookings';
import { adminAccounts } from './admin-accounts';
import { bookings } from './bookings';
import { categories } from './categories';
import { contacts } from './contacts';
import { courseRequests } from './course-requests';
import { courses } from './courses';
import { families } from './families';
import { inbox } from './inbox';
import { outgoingMessages } from './outgoing-messages';
import { quarantine } from './quarantine';
import { bookingResource, type BookingResource, type ResourceName } from './table';
import { users } from './users';
import type { Views } from './views';

/** The pages of every resource; one that is forgotten does not compile. */
export const VIEWS: Record<ResourceName, Views> = {
  inbox,
  families,
  ...(Object.fromEntries(BOOKING_KINDS.map((kind) => [bookingResource(kind), bookings(kind)])) as Record<
    BookingResource,
    Views
  >),
  'held-back': quarantine,
  'user-list': users,
  alldetails: categories,
  getcontact: contacts,
  courses,
  courseRequests,
  'outgoing-messages': outgoingMessages,
  'admin-accounts': adminAccounts,
};
