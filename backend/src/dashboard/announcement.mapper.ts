import type { Announcement } from './announcement.schema.js';

/** `null` while there is no announcement. */
export function toAnnouncement(announcement: Announcement | null) {
  if (!announcement?.text) return { announcement: null };
  const { _id, text, who, createdAt, updatedAt } = announcement;
  return { announcement: { _id: String(_id), text, who, createdAt, updatedAt } };
}
