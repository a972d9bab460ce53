import { Schema } from 'mongoose';
import type { ToldBy } from '#contract/messages';
import { type Language, LANGUAGES } from '#contract/languages';
import type { WithWithdrawal } from '../subjects/index.js';
import { type History, historyEntry } from './history.js';

/** The reference of a submission and the language its person is answered in. */
export interface WithReference {
  reference?: string;
  language?: Language;
}
/** A request that its family may follow. */
export interface WithFollowUp extends WithReference, WithWithdrawal {
  /** The hash of the private address's secret, which itself is stored nowhere. */
  followUpHash?: string;
  history?: History;
  /** When it was last set back to wait for an answer: from then on it is to be answered in time. */
  reopenedAt?: Date;
  /** Former numbers and addresses that still open the request with its reference, oldest first. */
  formerReach?: FormerReach[];
}
export interface FormerReach {
  /** A phone number, or the e-mail address if there was no number. */
  value: string;
  /** When it was replaced. */
  since: Date;
}
/** A decision that a person has to hear of. */
export interface WithDecision {
  /** Set while the record is decided and nobody has told the person. */
  toTell?: true | null;
  told?: { at: Date; by: ToldBy; who?: string } | null;
}

export function allowReferences(schema: Schema): void {
  schema.add({
    reference: String,
    language: { type: String, enum: LANGUAGES },
    consentWithdrawnAt: Date,
    // `Tx.claim` counts here, so that a record is not deleted or refused while a session, a note or a link is added to it.
    claims: { type: Number, select: false },
  });
  schema.index({ reference: 1 }, { unique: true, sparse: true });
}

export function allowFollowUp(schema: Schema): void {
  allowReferences(schema);
  schema.add({
    followUpHash: { type: String, select: false },
    history: Schema.Types.Mixed,
    reopenedAt: Date,
    formerReach: { type: [{ value: String, since: Date, _id: false }], default: undefined, select: false },
  });
  // Without an existing history Mongoose would write the whole field, so that one of two concurrent first entries would be lost.
  schema.pre('init', (record: WithFollowUp) => {
    record.history ??= {};
  });
  schema.index({ followUpHash: 1 }, { unique: true, sparse: true });
}

/** Set by the write that makes a decided, answered or closed request wait again. */
export const reopened = () => ({ ...historyEntry('pending'), reopenedAt: new Date() });

export function allowDecisions(schema: Schema): void {
  schema.add({ toTell: Boolean, told: { type: { at: Date, by: String, who: String }, _id: false } });
  schema.index({ toTell: 1 }, { sparse: true });
}

/** Set by the write that decides, because a person who was told of an earlier decision does not know this one. */
export const TO_TELL = { toTell: true, told: null } as const;
/** Set by the write that takes a decision back. */
export const NOTHING_TO_TELL = { toTell: null, told: null } as const;

/** Filters lists by decided records whose person has not been told. */
export const TO_TELL_FILTER = {
  type: 'boolean',
  label: 'To be told',
  what: 'yes or no',
  optional: true,
} as const;
