import { Schema, type Types } from 'mongoose';

/** A submission that was answered; a repetition with the same key gets the same answer. */
export interface StoredKey {
  /** A hash of the key and its route. */
  _id: string;
  /** A keyed hash of the content, secrets excluded: tells whether the same content was sent again. */
  fingerprint: string;
  /** The first answer, as JSON. It repeats personal data. */
  answer: string;
  /** The record that was created. It may have been deleted since. */
  recordId: Types.ObjectId;
  until: Date;
}
export const IDEMPOTENCY_KEY_MODEL = 'IdempotencyKey';

export const idempotencyKeySchema = new Schema<StoredKey>(
  { _id: String, fingerprint: String, answer: String, recordId: Schema.Types.ObjectId, until: Date },
  { versionKey: false, strictQuery: 'throw' },
);
idempotencyKeySchema.index({ until: 1 }, { expireAfterSeconds: 0 });
idempotencyKeySchema.index({ recordId: 1 });
