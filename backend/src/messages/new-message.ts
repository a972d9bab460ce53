import { Types } from 'mongoose';
import type { BookingKind } from '#contract/bookings';
import { DECISION_TEMPLATES, type MessageTemplate, MOVE_TEMPLATES, UNDO_MS } from '#contract/messages';
import type { Language } from '#contract/languages';
import type { SubjectEntity } from '#contract/subjects';
import type { Message } from './message.schema.js';

/** A message as a service asks for it. Where it goes follows from the addresses that are known. */
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
  /** Of the family of the record, which has no address of its own. */
  readonly toMainContact?: true | undefined;
}

/** @returns whether the message carries a decision, which the next one about the same record replaces */
export const isDecision = ({ template }: Pick<Message, 'template'>): boolean => DECISION_TEMPLATES.includes(template);

function canBeUndone(message: Pick<Message, 'template'>): boolean {
  return isDecision(message) || (MOVE_TEMPLATES as readonly string[]).includes(message.template);
}

/**
 * @param sender who had it sent by a public form
 * @returns the message, to be stored in the transaction of the change it is about
 */
export function newMessage(message: NewMessage, sendsMail: boolean, sender?: string): Message {
  const { template, language = 'en', email, phone, name, about, params, toMainContact } = message;
  const createdAt = new Date();
  const mailed = sendsMail && email !== undefined;
  return {
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
    ...(toMainContact && { toMainContact }),
    ...(sender !== undefined && { sender }),
    attempts: 0,
    // A sent e-mail cannot be undone: see `UNDO_MS`.
    ...(mailed && { nextTry: new Date(createdAt.getTime() + (canBeUndone(message) ? UNDO_MS : 0)) }),
    createdAt,
    updatedAt: createdAt,
  };
}
