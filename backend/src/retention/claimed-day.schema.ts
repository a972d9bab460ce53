import { Schema } from 'mongoose';

export interface ClaimedDay {
  readonly _id: 'retention';
  /** The last day on which retention ran, on any backend. */
  readonly day: string;
}
export const CLAIMED_DAY_MODEL = 'ClaimedDay';

export const claimedDaySchema = new Schema<ClaimedDay>(
  { _id: String, day: String },
  { versionKey: false, strictQuery: 'throw' },
);
