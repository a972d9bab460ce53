import type { BookingKind } from '#contract/bookings';
import type { AnsweredBy, DataRequestKind, DataRequestStatus } from '#contract/data-requests';
import type { Language } from '#contract/languages';
import { isSameName } from '#contract/names';
import { SUBJECT_ENTITIES, SUBJECT_GROUPS, type SubjectEntity, type SubjectGroup } from '#contract/subjects';
import type { OutgoingMessage } from '../../config/message';
import { resourceOf, showPath } from '../../config/recordPage';

/** A record of a person: what a line of it needs, and its other fields. */
export interface PersonRecord {
  readonly _id: string;
  readonly status: string;
  readonly createdAt: string;
  readonly reference?: string;
  readonly kind?: BookingKind;
  readonly childName?: string;
  readonly course?: string;
  readonly message?: string;
  readonly teacher_type?: string;
  readonly language?: Language;
  /** What the family added to it later. */
  readonly notes?: readonly { readonly at: string; readonly text: string }[];
}

/** What identifies a person in a line. */
export interface PersonIdentity {
  readonly _id: string;
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly childName?: string;
}

export const nameOf = ({ _id, name, phone, email, childName }: PersonIdentity): string =>
  name ?? phone ?? email ?? childName ?? _id;

/** Whether a record was sent under the person's own name: a family has that of each contact. */
export function isOwnName({ name, family }: Person, sender: string | undefined): boolean {
  const own = family ? [family.name, ...family.contacts.map((contact) => contact.name)] : [name];
  return own.some((one) => one === sender || isSameName(one, sender));
}

/** A data subject request as the API returns it. */
export interface DataRequest {
  readonly id: string;
  readonly reference: string;
  readonly kind: DataRequestKind;
  readonly status: DataRequestStatus;
  readonly receivedAt: string;
  /** Such as `2026-12-16`. */
  readonly dueOn: string;
  readonly recordedBy: string;
  readonly closedAt?: string;
  readonly closedBy?: string;
  /** The action on the person's page that answered it. */
  readonly how?: AnsweredBy;
  readonly sentence?: string;
  /** Whom it is about, until they are erased. */
  readonly person?: PersonIdentity;
}

/** A record in one line of a person's page: by whom it was sent. */
export interface RecordLine extends PersonIdentity {
  readonly group: SubjectGroup;
  readonly kind?: BookingKind;
  readonly course?: string;
  readonly consentWithdrawnAt?: string;
  readonly suspectedSpam?: true;
  readonly createdAt: string;
}

/** Everything about one person, as the API returns it. */
export interface Person extends Readonly<Record<SubjectGroup, readonly PersonRecord[]>> {
  readonly id: string;
  readonly updatedAt?: string;
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly childName?: string;
  readonly consentWithdrawnAt?: string;
  /** The records that can be acted on. */
  readonly records: readonly RecordLine[];
  /** Of a family, whose page tells more. */
  readonly family?: { readonly name: string; readonly contacts: readonly { readonly name: string }[] };
  /** Their data subject requests. */
  readonly dataRequests: readonly (Omit<DataRequest, 'id'> & { readonly _id: string })[];
  readonly told: readonly (Omit<OutgoingMessage, 'id'> & { readonly _id: string })[];
}

/** Of what kind a record is, in words. */
export const kindWord = ({ group, kind }: Pick<RecordLine, 'group' | 'kind'>, translate: (key: string) => string) =>
  translate(kind ? `resources.inbox.choices.kind.${kind}` : `resources.people-list.one.${group}`);

/** One record in a line: what it is, and the page about it. */
export function recordSummary(entity: SubjectEntity, record: PersonRecord, translate: (key: string) => string) {
  const { _id, kind, childName, course, message, teacher_type, reference } = record;
  const resource = resourceOf(entity, kind);
  const what =
    course ?? message ?? (teacher_type && translate(`resources.user-list.choices.teacher_type.${teacher_type}`));
  const booking = kind && [childName, translate(`resources.inbox.choices.kind.${kind}`)].filter(Boolean).join(', ');
  return { resource, to: showPath(resource, _id), what: booking ?? what ?? reference ?? _id };
}

/** The latest record, which a new note is attached to. */
export function latestOf(person: Person): { entity: SubjectEntity; recordId: string } | undefined {
  const all = SUBJECT_ENTITIES.flatMap((entity) =>
    person[SUBJECT_GROUPS[entity]].map((record) => ({ entity, record })),
  );
  const [latest] = all.sort((a, b) => b.record.createdAt.localeCompare(a.record.createdAt));
  return latest && { entity: latest.entity, recordId: latest.record._id };
}

export const idsOf = (person: Person): string[] =>
  Object.values(SUBJECT_GROUPS).flatMap((group) => person[group].map(({ _id }) => _id));
