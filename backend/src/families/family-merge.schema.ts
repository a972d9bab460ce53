import type { Types } from 'mongoose';
import type { RequestEntity } from '#contract/subjects';
import { schemaOf } from '../common/schema-of.js';
import type { Family, FamilyContact } from './family.schema.js';

/** A record that came along, and the child it was about. */
export interface MergedRecord {
  entity: RequestEntity;
  id: string;
  child?: string;
}
/** What is needed to separate two families again. It goes when something of them is erased. */
export interface FamilyMerge {
  _id: Types.ObjectId;
  /** The family that both are now. */
  into: string;
  /** The family that was added to it. */
  other: string;
  /** That family as it was. */
  family: Omit<Family, '_id'>;
  records: MergedRecord[];
  /** The contacts and the children that it brought. */
  contacts: FamilyContact[];
  children: string[];
  /** The contacts that this one had already; families merged before this was kept have none. */
  own?: FamilyContact[];
  /** The records that only it had refused; families merged before this was kept have none. */
  different?: string[];
  by: string;
  createdAt: Date;
  updatedAt: Date;
}
export const FAMILY_MERGE_MODEL = 'FamilyMerge';

export const familyMergeSchema = schemaOf(
  {},
  {
    into: { type: String, required: true },
    other: { type: String, required: true },
    family: Object,
    records: [Object],
    contacts: [Object],
    children: [String],
    own: { type: [Object], default: undefined },
    different: { type: [String], default: undefined },
    by: { type: String, required: true },
  },
);
familyMergeSchema.index({ into: 1, createdAt: -1, _id: -1 });
