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

/**
 * A statement of an administrator in the version before families: that these records are of one person, or that those
 * of `one` and `other` are of different people.
 */
export interface PersonLink {
  readonly records: readonly string[];
  readonly one?: readonly string[];
  readonly other?: readonly string[];
}
export const PERSON_LINK_MODEL = 'PersonLink';

const IDS = { type: [String], default: undefined };

export const personLinkSchema = new Schema<PersonLink>(
  { records: IDS, one: IDS, other: IDS },
  { versionKey: false, strictQuery: 'throw', autoCreate: false },
);
