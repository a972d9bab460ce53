import type { Types } from 'mongoose';
import { PERSON_LINK_FIELDS } from '#contract/people';
import { dtoOf } from '../common/dto/index.js';
import { schemaOf } from '../common/schema-of.js';

/** Two people who are one: somebody with two numbers. Without the link everything is as it was before. */
export interface PersonLink {
  _id: Types.ObjectId;
  /** The ids of both people's records when they were linked: any of them that is still there holds them together. */
  records: string[];
  /** That they are different people instead, with the ids of either; `records` is empty then. */
  one?: string[];
  other?: string[];
  by: string;
  createdAt: Date;
  updatedAt: Date;
}
export const PERSON_LINK_MODEL = 'PersonLink';

const IDS = { type: [String], default: undefined };

export const personLinkSchema = schemaOf(
  {},
  { records: { type: [String], required: true }, one: IDS, other: IDS, by: { type: String, required: true } },
);
personLinkSchema.index({ createdAt: -1, _id: -1 });

export class PersonLinkDto extends dtoOf('PersonLink', PERSON_LINK_FIELDS) {}
