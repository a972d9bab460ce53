import { Schema } from 'mongoose';

/** The part of a limit that a key has used. It is kept in the database, so that all processes count together. */
export interface Used {
  key: string;
  points: number;
  expire: Date | null;
}
export const USED_MODEL = 'UsedLimit';

export const usedSchema = new Schema<Used>(
  { key: { type: String, required: true }, points: Number, expire: Date },
  { versionKey: false, strictQuery: 'throw' },
);
usedSchema.index({ key: 1 }, { unique: true });
usedSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
