import { Schema } from 'mongoose';
import type { ToldBy } from '#contract/outbox';
import { type Language, LANGUAGES } from '#contract/languages';
import type { History } from './history.js';

/** The reference of a submission and the language its person is answered in. */
export interface WithReference {
  reference?: string;
  language?: Language;
}
/** Its person withdrew their consent: nothing is decided or changed until they give it again or everything is erased. */
export interface WithWithdrawal {
  consentWithdrawnAt?: Date | null;
}
/** A request that its family may follow. */
export interface WithFollowUp extends WithReference, WithWithdrawal {
  /** Of the private address; the secret itself is stored nowhere. */
  followUpHash?: string;
  history?: History;
  /** What opened it beside the reference before it was changed on the private page, the oldest first. */
  formerReach?: FormerReach[];
}
export interface FormerReach {
  /** A phone number; the e-mail address where there was none. */
  value: string;
  /** When another took its place. */
  since: Date;
}
/** A decision that a person has to hear of. */
export interface WithDecision {
  /** Decided, and nobody has told the person yet. */
  toTell?: true | null;
  told?: { at: Date; by: ToldBy; who?: string } | null;
}

export function allowReferences(schema: Schema): void {
  schema.add({ reference: String, language: { type: String, enum: LANGUAGES }, consentWithdrawnAt: Date });
  schema.index({ reference: 1 }, { unique: true, sparse: true });
}

export function allowFollowUp(schema: Schema): void {
  allowReferences(schema);
  schema.add({
    followUpHash: { type: String, select: false },
    history: Schema.Types.Mixed,
    formerReach: { type: [{ value: String, since: Date, _id: false }], default: undefined, select: false },
  });
  // Without a history to add to, Mongoose would write the whole field, and of two first entries keep one.
  schema.pre('init', (record: WithFollowUp) => {
    record.history ??= {};
  });
  schema.index({ followUpHash: 1 }, { unique: true, sparse: true });
}

export function allowDecisions(schema: Schema): void {
  schema.add({ toTell: Boolean, told: { type: { at: Date, by: String, who: String }, _id: false } });
  schema.index({ toTell: 1 }, { sparse: true });
}

/** Set by the write that decides: whoever was told of an earlier decision does not know this one. */
export const TO_TELL = { toTell: true, told: null } as const;
/** Set by the write that takes a decision back. */
export const NOTHING_TO_TELL = { toTell: null, told: null } as const;

/** Lists are filtered by it: what is decided, and nobody has told the person. */
export const TO_TELL_FILTER = {
  type: 'boolean',
  label: 'To be told',
  what: 'yes or no',
  optional: true,
} as const;
