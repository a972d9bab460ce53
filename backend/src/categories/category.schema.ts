import type { Types } from 'mongoose';
import { DETAIL_FIELDS } from '#contract/categories';
import type { Values } from '#contract/rule';
import { carriesAudit } from '../audit/index.js';
import { schemaOf } from '../common/schema-of.js';

/** A teacher detail: what the public reads about one member of staff. */
export interface Category extends Values<typeof DETAIL_FIELDS> {
  _id: Types.ObjectId;
  /** The path its picture is served at. */
  profilePicture: string;
  createdAt: Date;
  updatedAt: Date;
}
export const CATEGORY_MODEL = 'Category';

export const categorySchema = schemaOf(DETAIL_FIELDS, { profilePicture: { type: String, required: true } });
categorySchema.index({ createdAt: -1, _id: -1 });
categorySchema.index({ service: 1, createdAt: -1, _id: -1 });
// The columns an administrator may sort by: a page is read, not sorted out of everything.
for (const column of ['tName', 'service', 'age', 'experience']) categorySchema.index({ [column]: 1, _id: 1 });
carriesAudit(categorySchema);

export function toCategory(category: Category) {
  const { _id, service, profilePicture, tName, age, experience, qualification, createdAt, updatedAt } = category;
  return {
    _id: String(_id),
    service,
    profilePicture,
    tName,
    age,
    experience,
    qualification: qualification ?? '',
    createdAt,
    updatedAt,
  };
}
export type CategoryAnswer = ReturnType<typeof toCategory>;
