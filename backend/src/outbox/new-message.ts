import { Types } from 'mongoose';
import type { BookingKind } from '#contract/bookings';
import {
  AWAITED_TEMPLATES,
  DECISION_TEMPLATES,
  LAST_TEMPLATES,
  type MessageTemplate,
  REPLACING_TEMPLATES,
  UNDO_MS,
} from '#contract/outbox';
import type { Language } from '#contract/languages';
import type { SubjectEntity } from '#contract/subjects';
import type { PendingEvent } from '../common/pending-events/index.js';
import type { OutboxMessage } from './outbox-message.schema.js';

/** What a service says of a message; where it goes follows from the addresses that are known. */
export interface NewMessage {
  readonly template: MessageTemplate;
  readonly language?: Language | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly name?: string | undefined;
  readonly about: {
    readonly entity: SubjectEntity;
    readonly recordId: string;
    readonly kind?: BookingKind | undefined;
    readonly reference?: string | undefined;
  };
  readonly params?: Readonly<Record<string, string>>;
}

/** Removes the unsent messages about a record whose decision was taken back; all of them where the record was deleted. */
interface Withdrawal {
  readonly _id: Types.ObjectId;
  readonly withdraws: string;
  readonly wasDeleted: boolean;
  /** Only what a person would have to pass on. */
  readonly isByHand?: true;
}
export type OutboxEvent = OutboxMessage | Withdrawal;

/** @returns whether the message carries a decision, which the next one about the same record replaces */
function isDecision({ template }: Pick<OutboxMessage, 'template'>): boolean {
  return (DECISION_TEMPLATES as readonly string[]).includes(template);
}

/**
 * @param sender who had it sent by a public form
 * @returns the message, to be stored in the same write as the change it is about
 */
export function messageEvent(message: NewMessage, sendsMail: boolean, sender?: string): PendingEvent {
  const { template, language = 'en', email, phone, name, about, params } = message;
  const createdAt = new Date();
  const mailed = sendsMail && email !== undefined;
  const event: OutboxMessage = {
    _id: new Types.ObjectId(),
    template,
    language,
    status: 'waiting',
    channel: email === undefined ? 'phone' : 'email',
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    entity: about.entity,
    recordId: about.recordId,
    ...(about.kind && { kind: about.kind }),
    ...(about.reference && { reference: about.reference }),
    ...(params && { params }),
    ...(sender !== undefined && { sender }),
    attempts: 0,
    // A sent e-mail cannot be undone: see `UNDO_MS`.
    ...(mailed && { nextTry: new Date(createdAt.getTime() + (isDecision(message) ? UNDO_MS : 0)) }),
    createdAt,
    updatedAt: createdAt,
  };
  return { destination: 'outbox', event };
}

/** @returns the event that withdraws messages about a record, stored in the same write as that change */
export function withdrawalEvent(recordId: string, which: Pick<Withdrawal, 'wasDeleted' | 'isByHand'>): PendingEvent {
  const event: Withdrawal = { _id: new Types.ObjectId(), withdraws: recordId, ...which };
  return { destination: 'outbox', event };
}

const UNTOLD = { status: { $in: ['waiting', 'failed'] }, template: { $in: AWAITED_TEMPLATES } } as const;
/** No e-mail of it is on its way. */
export const BY_HAND = { nextTry: null } as const;

/** @returns the earlier messages that an event removes: decisions it supersedes, or all where their record was deleted. */
export function replacedBy(event: OutboxEvent): object | undefined {
  if ('withdraws' in event) {
    const { withdraws, wasDeleted, isByHand } = event;
    return { recordId: withdraws, ...(!wasDeleted && UNTOLD), ...(isByHand && BY_HAND) };
  }
  const { template, recordId } = event;
  // The link of an earlier one is no longer valid.
  if (template === 'invitation') return { recordId, template };
  if ((LAST_TEMPLATES as readonly string[]).includes(template)) return { recordId };
  return (REPLACING_TEMPLATES as readonly string[]).includes(template) ? { recordId, ...UNTOLD } : undefined;
}
