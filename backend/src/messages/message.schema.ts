import { Schema, type Types } from 'mongoose';
import { type Channel, type MessageStatus, MESSAGE_FIELDS } from '#contract/messages';
import type { Values } from '#contract/rule';
import type { ListFields } from '../common/list/index.js';
import { schemaOf } from '../common/schema-of.js';

/** One message to one person. Its text is made when it is sent or shown: no secret link is stored. */
export interface Message extends Values<typeof MESSAGE_FIELDS> {
  _id: Types.ObjectId;
  status: MessageStatus;
  channel: Channel;
  /** Values that the text needs besides the fields above; nothing about health, no secret. */
  params?: Readonly<Record<string, string>>;
  attempts: number;
  /** It goes to the main contact of the record's family, because its record has no address. */
  toMainContact?: true;
  /** The keyed hash of the visitor's address, for messages that a public form causes. */
  sender?: string;
  /** How often it was sent again. It is part of the Message-ID, so that no mailbox drops the mail as a duplicate. */
  resends?: number;
  /** When the worker tries next; not set if a person has to pass the message on. */
  nextTry?: Date;
  /** The name of the last error, never what the mail server wrote. */
  lastError?: string;
  sentAt?: Date;
  told?: { at: Date; by: Channel; who: string };
  createdAt: Date;
  updatedAt: Date;
}
export const MESSAGE_MODEL = 'Message';

export const messageSchema = schemaOf(MESSAGE_FIELDS, {
  params: { type: Schema.Types.Mixed },
  attempts: { type: Number, required: true, default: 0 },
  toMainContact: Boolean,
  sender: String,
  resends: Number,
  nextTry: Date,
  lastError: String,
  sentAt: Date,
  told: { type: { at: Date, by: String, who: String }, _id: false },
});
messageSchema.index({ createdAt: -1, _id: -1 });
messageSchema.index({ status: 1, createdAt: -1, _id: -1 });
messageSchema.index({ recordId: 1, createdAt: -1, _id: -1 });
messageSchema.index({ nextTry: 1 }, { sparse: true });

export const MESSAGE_LIST: ListFields = {
  resource: 'outbox',
  rules: { ...MESSAGE_FIELDS, sentAt: { type: 'moment', label: 'Sent', what: 'a date' } },
  firstOf: { to: ['email', 'phone'] },
  searched: ['name', 'email', 'phone', 'reference'],
};
