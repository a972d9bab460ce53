import { Schema } from 'mongoose';

/** The key of a record that was deleted within its 24 hours: a late retry must not bring the record back. */
export interface SpentKey {
  /** The key itself. */
  _id: string;
  fingerprint: string;
  answer: string;
  until: Date;
}
export const SPENT_KEY_MODEL = 'SpentKey';

export const spentKeySchema = new Schema<SpentKey>(
  { _id: String, fingerprint: String, answer: String, until: Date },
  { versionKey: false, strictQuery: 'throw' },
);
spentKeySchema.index({ until: 1 }, { expireAfterSeconds: 0 });
