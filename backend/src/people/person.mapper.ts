import { PERSON_GROUPS, type PersonGroup } from '#contract/people';
import { type BookingOfKind, toBooking } from '../bookings/index.js';
import { type Contact, toContact } from '../contacts/index.js';
import { type CourseRequest, toCourseRequest } from '../courses/index.js';
import { toReviewedApplicant, type User } from '../users/index.js';
import { allContactDetails, type Belonging, idsOf, listed, type RecordsOf } from './person-records.js';
import { contactDetailsOf, isHeldBack, type PersonRecord } from './sources.js';

/** Everything about a person as administrators see it: named by their own records, linked ones only add to them. */
export function toPerson(id: string, { own, all }: Belonging, related: object) {
  const records = listed(all).map(([, record]) => record);
  const details = [...allContactDetails(own), ...allContactDetails(all)];
  const newest = <Key extends 'name' | 'phone' | 'email'>(key: Key) =>
    details.find((each) => each[key] !== undefined)?.[key];
  return {
    _id: id.toLowerCase(),
    ...{ name: newest('name'), phone: newest('phone'), email: newest('email') },
    childName: [...own.bookings, ...all.bookings][0]?.['childName'],
    consentWithdrawnAt: records.find((record) => record['consentWithdrawnAt'])?.['consentWithdrawnAt'],
    bookings: all.bookings.map((booking) => toBooking(booking as unknown as BookingOfKind)),
    courseRequests: all.courseRequests.map((request) => toCourseRequest(request as unknown as CourseRequest)),
    messages: all.messages.map((contact) => toContact(contact as unknown as Contact)),
    applications: all.applications.map((user) => toReviewedApplicant(user as unknown as User)),
    ...related,
    createdAt: new Date(Math.min(...records.map(({ createdAt }) => createdAt.getTime()))),
    ...newestOf(all),
  };
}

/** In one line each, every record that something can be done with on this page, by name, and how it got there. */
export function toLines({ own, all }: Belonging, suggested: RecordsOf) {
  const ownIds = new Set(idsOf(own));
  const line = (as: 'joined' | 'linked' | 'suggested', [group, record]: readonly [PersonGroup, PersonRecord]) => {
    const { _id, kind, childName, course, consentWithdrawnAt, createdAt } = record;
    return {
      ...{ _id: String(_id), as, group, kind, ...contactDetailsOf(group, record), childName, course },
      ...{ consentWithdrawnAt, heldBack: isHeldBack(record) || undefined, createdAt },
    };
  };
  const belonging = listed(all).map((each) => line(ownIds.has(String(each[1]._id)) ? 'joined' : 'linked', each));
  return [...belonging, ...listed(suggested).map((each) => line('suggested', each))];
}

/** When any of a person's records was changed last. */
export function newestOf(records: RecordsOf): { readonly updatedAt: Date } {
  const times = PERSON_GROUPS.flatMap((group) => records[group].map(({ updatedAt }) => updatedAt.getTime()));
  return { updatedAt: new Date(Math.max(...times)) };
}

/** Every value that is stored; passwords and the keys of links are not read from the store. */
export function exported(records: RecordsOf, related: object): object {
  const everything = { exportedAt: new Date(), ...records, ...related };
  const text = JSON.stringify(everything, (key, value: unknown) => (isColleague(key, value) ? undefined : value));
  return JSON.parse(text) as object;
}

const COLLEAGUES = ['by', 'who', 'recordedBy', 'closedBy'];

/** Who of the team wrote or told something is no data about the person. */
function isColleague(key: string, value: unknown): boolean {
  return COLLEAGUES.includes(key) && typeof value === 'string' && value.includes('@');
}
