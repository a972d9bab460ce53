import { Schema, type Types } from 'mongoose';

/** A submission that was answered: the same key is answered the same again. */
export interface StoredKey {
  /** The key itself, bound to its route. */
  _id: string;
  /** A keyed hash of the content, secrets excluded: tells whether the same content was sent again. */
  fingerprint: string;
  /** The first answer, as JSON. It repeats personal data. */
  answer: string;
  /** The record that was made, which may be gone by now. */
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
