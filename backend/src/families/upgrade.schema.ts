import { Schema } from 'mongoose';

/** A change of what is stored that was made once, at the first start of a newer version. */
export interface Upgrade {
  readonly _id: string;
  readonly at: Date;
}
export const UPGRADE_MODEL = 'Upgrade';

export const upgradeSchema = new Schema<Upgrade>(
  { _id: String, at: Date },
  { versionKey: false, strictQuery: 'throw' },
);
