export {
  bookingKindOf,
  byStatus,
  CONTACT_FIELDS,
  type ContactDetails,
  contactDetailsOf,
  type ContactField,
  familyIn,
  type Period,
  type Retention,
  type Subject,
  type SubjectRecord,
  type SubjectTable,
} from './subject.js';
export { type BookingPlace, type ClosedBooking, Dependents } from './dependents.js';
export { Subjects } from './subjects.js';
export { refuseWithdrawn, WITHDRAWN, type WithWithdrawal } from './withdrawn-consent.js';
