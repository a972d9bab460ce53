import type { Types } from 'mongoose';
import { ERASURE_FIELDS } from '#contract/people';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

/** An erasure: which records, when, why and by which member of the team. It says nothing about the person. */
export interface Erasure extends Values<typeof ERASURE_FIELDS> {
  _id: Types.ObjectId;
  records: string[];
  by: string;
  createdAt: Date;
  updatedAt: Date;
}
export const ERASURE_MODEL = 'Erasure';

export const erasureSchema = schemaOf(ERASURE_FIELDS, {
  records: { type: [String], required: true },
  by: { type: String, required: true },
});
erasureSchema.index({ createdAt: -1, _id: -1 });
