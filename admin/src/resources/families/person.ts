import type { BookingKind } from '#contract/bookings';
import type { NoteSubject } from '#contract/notes';
import { PERSON_GROUPS, type PersonGroup } from '#contract/people';
import { KIND_PAGES } from '#contract/pages';
import type { OutgoingMessage } from '../../outbox/message';
import type { DataRequest } from '../data-requests/dataRequest';
import { bookingResource, type ResourceName } from '../table';

interface Kept {
  readonly _id: string;
  readonly status: string;
  readonly createdAt: string;
  readonly reference?: string;
  readonly kind?: BookingKind;
  readonly childName?: string;
  readonly course?: string;
  readonly message?: string;
  readonly teacher_type?: string;
}

/** A person in a line. */
export interface Who {
  readonly _id: string;
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly childName?: string;
}

export const nameOf = ({ _id, name, phone, email, childName }: Who): string =>
  name ?? phone ?? email ?? childName ?? _id;

/** Everything about one person, as the API answers it. */
export interface Person extends Readonly<Record<PersonGroup, readonly Kept[]>> {
  readonly id: string;
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly childName?: string;
  readonly consentWithdrawnAt?: string;
  /** Others who may be the same person. */
  readonly alike: readonly Who[];
  /** Who is shown on this page together, because somebody of the team linked them. */
  readonly links: readonly { _id: string; people: readonly Who[]; by: string; createdAt: string }[];
  /** What they asked for of their data. */
  readonly dataRequests: readonly (Omit<DataRequest, 'id'> & { readonly _id: string })[];
  readonly told: readonly (Omit<OutgoingMessage, 'id'> & { readonly _id: string })[];
}

const ENTITIES: Readonly<Record<PersonGroup, NoteSubject>> = {
  bookings: 'booking',
  courseRequests: 'course-request',
  messages: 'contact',
  applications: 'user',
};
const RESOURCES: Readonly<Record<Exclude<PersonGroup, 'bookings'>, ResourceName>> = {
  courseRequests: 'courseRequests',
  messages: 'getcontact',
  applications: 'user-list',
};

/** One record in a line: what it is, and the page about it. */
export function lineOf(group: PersonGroup, { _id, kind, childName, course, message, teacher_type, reference }: Kept) {
  const resource = group === 'bookings' ? kind && bookingResource(kind) : RESOURCES[group];
  const what = course ?? message ?? teacher_type?.replaceAll('_', ' ');
  const booking = kind && [childName, KIND_PAGES[kind].service].filter(Boolean).join(', ');
  return { resource, to: `/${resource}/${_id}/show`, what: booking ?? what ?? reference ?? _id };
}

/** What a new note is written about: the latest record. */
export function latestOf(person: Person): { entity: NoteSubject; recordId: string } | undefined {
  const all = PERSON_GROUPS.flatMap((group) => person[group].map((record) => ({ group, record })));
  const [latest] = all.sort((a, b) => b.record.createdAt.localeCompare(a.record.createdAt));
  return latest && { entity: ENTITIES[latest.group], recordId: latest.record._id };
}

export const idsOf = (person: Person): string[] =>
  PERSON_GROUPS.flatMap((group) => person[group].map(({ _id }) => _id));
