import type { Types } from 'mongoose';
import { FAMILY_FIELDS, type Relation } from '#contract/families';
import type { Language } from '#contract/languages';
import { schemaOf } from '../common/schema-of.js';

export interface FamilyContact {
  name: string;
  phone?: string;
  email?: string;
  relation?: Relation;
  language: Language;
  main?: boolean;
}
export interface FamilyChild {
  _id: string;
  name: string;
  bornYear?: number;
}
export interface Family {
  _id: Types.ObjectId;
  name: string;
  contacts: FamilyContact[];
  children: FamilyChild[];
  /** Ids of records that an administrator found to be other people's. */
  different?: string[];
  createdAt: Date;
  updatedAt: Date;
}
export const FAMILY_MODEL = 'Family';

/** The contact by whom a family is named and reached: the one marked as main, or the first. */
export function mainContact(contacts: readonly FamilyContact[] = []): FamilyContact | undefined {
  return contacts.find(({ main }) => main) ?? contacts[0];
}

export const familySchema = schemaOf(FAMILY_FIELDS, {
  different: { type: [String], default: undefined },
  // `Tx.claim` counts here, so that no child is planned twice at once.
  claims: { type: Number, select: false },
});
familySchema.index({ createdAt: -1, _id: -1 });
familySchema.index({ name: 1, _id: 1 });
