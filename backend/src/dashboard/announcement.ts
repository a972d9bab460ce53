import type { Types } from 'mongoose';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import type { Values } from '#contract/rule';
import { dtoOf } from '../common/dto/index.js';
import { schemaOf } from '../common/schema-of.js';

export interface Announcement extends Values<typeof ANNOUNCEMENT_FIELDS> {
  _id: Types.ObjectId;
  /** The administrator who wrote it. */
  who: string;
  /** One more than the announcement before it. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}
export const ANNOUNCEMENT_MODEL = 'Announcement';

export const announcementSchema = schemaOf(ANNOUNCEMENT_FIELDS, {
  who: { type: String, required: true },
  revision: { type: Number, required: true },
});
// If two administrators announce at the same moment, the index refuses the second.
announcementSchema.index({ revision: -1 }, { unique: true });

export class AnnouncementDto extends dtoOf('Announcement', ANNOUNCEMENT_FIELDS) {}

/** `null` while there is no announcement. */
export function toAnnouncement(announcement: Announcement | null) {
  if (!announcement?.text) return { announcement: null };
  const { _id, text, who, createdAt, updatedAt } = announcement;
  return { announcement: { _id: String(_id), text, who, createdAt, updatedAt } };
}
