import type { Types } from 'mongoose';
import { CONTACT_FIELDS } from '#contract/contacts';
import type { Values } from '#contract/rule';
import { carriesAudit } from '../audit/index.js';
import { allowOnce, type WithOnce } from '../common/once/index.js';
import { schemaOf } from '../common/schema-of.js';

export interface Contact extends Values<typeof CONTACT_FIELDS>, WithOnce {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}
export const CONTACT_MODEL = 'Contact';

export const contactSchema = schemaOf(CONTACT_FIELDS);
contactSchema.index({ createdAt: -1, _id: -1 });
// The columns an administrator may sort by: a page is read, not sorted out of everything.
for (const column of ['name', 'email']) contactSchema.index({ [column]: 1, _id: 1 });
allowOnce(contactSchema);
carriesAudit(contactSchema);

export function toContact({ _id, name, email, message, createdAt, updatedAt }: Contact) {
  return { _id: String(_id), name, email, message, createdAt, updatedAt };
}
