import { HELD_FIELDS, HELD_KIND } from '#contract/quarantine';
import type { ListFields } from '../common/list/index.js';
import type { Held } from '../common/once/index.js';

/** Names and addresses of whoever sent one of the forms, and what they wrote most. */
const SEARCHED = ['parentName', 'parentPhone', 'parentEmail', 'childName', 'name', 'phone', 'email', 'message'];

export const QUARANTINE_LIST: ListFields = {
  resource: 'quarantine',
  rules: { what: HELD_KIND },
  searched: SEARCHED.map((field) => `record.${field}`),
};

/** What administrators see: what was written, and nothing of how it is kept. */
export function toHeld({ _id, what, record, createdAt, updatedAt }: Held) {
  const written = Object.keys(HELD_FIELDS[what]).filter((field) => record[field] !== undefined);
  const fields = Object.fromEntries(written.map((field) => [field, record[field]]));
  return { _id: String(_id), what, ...fields, createdAt, updatedAt };
}
