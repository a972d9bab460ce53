export {
  bookingKindOf,
  byStatus,
  CONTACT_FIELDS,
  type ContactDetails,
  contactDetailsOf,
  type ContactField,
  type Period,
  type Retention,
  type Subject,
  type SubjectRecord,
  type SubjectTable,
  type Where,
} from './subject.js';
export { type BookingPlace, type ClosedBooking, Dependents } from './dependents.js';
export { type Attached, Subjects } from './subjects.js';
export { refuseWithdrawn, WITHDRAWN, type WithWithdrawal } from './withdrawn-consent.js';
