import type { Types } from 'mongoose';
import { PERSON_LINK_FIELDS } from '#contract/people';
import { dtoOf } from '../common/dto/index.js';
import { schemaOf } from '../common/schema-of.js';

/** Links two pages of one person, somebody with two numbers for example. Removing the link restores both pages. */
export interface PersonLink {
  _id: Types.ObjectId;
  /** The ids of both people's records when they were linked: any of them that is still there holds them together. */
  records: string[];
  /** Set instead of `records` if they are different people, with the ids of both sides. */
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
