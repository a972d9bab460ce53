import { PERSON_GROUPS } from '#contract/people';
import { type BookingOfKind, toBooking } from '../bookings/index.js';
import { type Contact, toContact } from '../contacts/index.js';
import { type CourseRequest, toCourseRequest } from '../courses/index.js';
import { toReviewedApplicant, type User } from '../users/index.js';
import { allContactDetails, type RecordsOf } from './person-records.js';

/** Everything about a person as administrators see it. */
export function toPerson(id: string, records: RecordsOf, related: object) {
  const all = PERSON_GROUPS.flatMap((group) => records[group]);
  const newest = <Key extends 'name' | 'phone' | 'email'>(key: Key) =>
    allContactDetails(records).find((each) => each[key] !== undefined)?.[key];
  return {
    _id: id.toLowerCase(),
    ...{ name: newest('name'), phone: newest('phone'), email: newest('email') },
    childName: records.bookings[0]?.['childName'],
    consentWithdrawnAt: all.find((record) => record['consentWithdrawnAt'])?.['consentWithdrawnAt'],
    bookings: records.bookings.map((booking) => toBooking(booking as unknown as BookingOfKind)),
    courseRequests: records.courseRequests.map((request) => toCourseRequest(request as unknown as CourseRequest)),
    messages: records.messages.map((contact) => toContact(contact as unknown as Contact)),
    applications: records.applications.map((user) => toReviewedApplicant(user as unknown as User)),
    ...related,
    createdAt: new Date(Math.min(...all.map(({ createdAt }) => createdAt.getTime()))),
    ...newestOf(records),
  };
}

/** When any of a person's records was changed last. */
export function newestOf(records: RecordsOf): { readonly updatedAt: Date } {
  const times = PERSON_GROUPS.flatMap((group) => records[group].map(({ updatedAt }) => updatedAt.getTime()));
  return { updatedAt: new Date(Math.max(...times)) };
}

/** Every value that is stored, as a file of its own; passwords and the keys of links are not read from the store. */
export function exported(records: RecordsOf, related: object): unknown {
  const everything = { exportedAt: new Date(), ...records, ...related };
  return JSON.parse(JSON.stringify(everything, (key, value: unknown) => (isColleague(key, value) ? undefined : value)));
}

const COLLEAGUES = ['by', 'who', 'recordedBy', 'closedBy'];

/** Who of the team wrote or told something is no data about the person. */
function isColleague(key: string, value: unknown): boolean {
  return COLLEAGUES.includes(key) && typeof value === 'string' && value.includes('@');
}
