import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import {
  AWAITED_TEMPLATES,
  DECISION_MESSAGES,
  FORMER_TEMPLATES,
  LAST_TEMPLATES,
  type MessageTemplate,
} from '#contract/messages';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { contactDetailsOf, familyIn, type SubjectRecord, Subjects, WITHDRAWN } from '../subjects/index.js';
import type { Message } from './message.schema.js';
import { isDecision } from './new-message.js';

type Address = Pick<Message, 'name' | 'email' | 'phone'>;

/** Whether somebody waits for this message, so that its record says whether they were told. */
export const isAwaited = ({ template }: Pick<Message, 'template'>): boolean => AWAITED_TEMPLATES.includes(template);

/** Whether this message goes to the address it was created with, not to the record's current one. */
const isForFormer = ({ template }: Pick<Message, 'template'>): boolean =>
  (FORMER_TEMPLATES as readonly string[]).includes(template);

/** Where a message goes: to the current address of its record, or of its family's main contact; to its own if there is none. */
export function addressOf(message: Message, current: Current | undefined): Address {
  return (message.toMainContact ? current?.mainContact : current) ?? message;
}

const isUnsent = ({ status }: Message): boolean => status === 'waiting' || status === 'failed';

/** The current contact details of the person whom a message is for. */
interface Current extends Address {
  readonly whatsapp?: string | undefined;
  /** The person has withdrawn their consent: see `isWithheld`. */
  readonly isWithdrawn?: boolean;
  readonly recordStatus?: unknown;
  /** Of the family that the record belongs to. */
  readonly mainContact?: Address | undefined;
}
/** Finds the main contacts of families, by the ids of these. */
export type MainContactsOf = (families: readonly string[]) => Promise<ReadonlyMap<string, Address>>;

/** A message with its person's WhatsApp number, if that differs from the number to call. */
export type ReachableMessage = Message & Pick<Current, 'whatsapp'>;

/** Without consent we mail nothing except the link to set a password, which the person has just asked for. */
export const isWithheld = ({ template }: Pick<Message, 'template'>, current: Current | undefined): boolean =>
  current?.isWithdrawn === true && template !== 'password-reset';

/** Whether a message has become untrue: its record is gone, or its decision no longer holds. */
export function isOutdated(message: Message, current: Current | undefined): boolean {
  if (isForFormer(message) || (LAST_TEMPLATES as readonly string[]).includes(message.template)) return false;
  if (current === undefined) return true;
  const decisions: Partial<Record<SubjectEntity, Readonly<Record<string, MessageTemplate>>>> = DECISION_MESSAGES;
  return isDecision(message) && decisions[message.entity]?.[String(current.recordStatus)] !== message.template;
}

/** Finds current contact details, so that a number corrected after the decision is the one to call. */
@Injectable()
export class Addresses {
  /** Set by a module that knows the families: theirs imports this one. */
  mainContactsOf: MainContactsOf = () => Promise.resolve(new Map());

  constructor(private readonly subjects: Subjects) {}

  /** Returns the messages, those not yet delivered with the current addresses of their records. */
  async current(messages: readonly Message[]): Promise<ReachableMessage[]> {
    const addresses = await this.of(messages);
    return messages.map((message) => {
      const current = addresses.get(message.recordId);
      if (isForFormer(message) || current === undefined) return message;
      const { name, email, phone } = addressOf(message, current);
      return { ...message, ...(isUnsent(message) && { name, email, phone }), whatsapp: current.whatsapp };
    });
  }

  /** The current addresses by record id, for records that still exist. */
  async of(messages: readonly Message[]): Promise<ReadonlyMap<string, Current>> {
    const current = messages.filter((message) => !isForFormer(message));
    const found = await Promise.all(SUBJECT_ENTITIES.map((entity) => this.read(entity, current)));
    return new Map(found.flat());
  }

  private async read(about: SubjectEntity, messages: readonly Message[]): Promise<[string, Current][]> {
    const ids = messages.flatMap(({ entity, recordId }) => (entity === about ? [new Types.ObjectId(recordId)] : []));
    if (ids.length === 0) return [];
    const subject = this.subjects.of(about);
    const { contact, whatsapp } = subject;
    const fields = [...Object.values(contact), ...(whatsapp ? [whatsapp] : []), 'status', 'family', WITHDRAWN];
    const projection = Object.fromEntries(fields.map((field) => [field, 1]));
    const { collection } = this.subjects.model(about);
    const records = await collection.find<SubjectRecord>({ _id: { $in: ids } }, { projection }).toArray();
    const isForMain = messages.some(({ toMainContact }) => toMainContact);
    const mainContacts = await this.mainContactsOf(
      isForMain ? records.flatMap((record) => familyIn(record) ?? []) : [],
    );
    return records.map((record) => {
      const { name, ...reached } = contactDetailsOf(subject, record);
      const current = {
        ...reached,
        // Somebody who asks for a call need not give a name; the number then stands in its place.
        name: name === reached.phone ? undefined : name,
        whatsapp: (whatsapp && record[whatsapp]) as string | undefined,
        isWithdrawn: Boolean(record[WITHDRAWN]),
        recordStatus: record['status'],
        mainContact: mainContacts.get(familyIn(record) ?? ''),
      };
      return [String(record._id), current];
    });
  }
}
