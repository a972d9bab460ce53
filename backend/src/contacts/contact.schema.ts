import type { Types } from 'mongoose';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS, CONTACT_STATUSES, type ContactStatus } from '#contract/contacts';
import { BELONGING_FIELDS } from '#contract/families';
import type { Language } from '#contract/languages';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';
import { allowSuspectedSpam, type WithSuspectedSpam } from '../common/suspected-spam.js';
import { allowDecisions, allowFollowUp, type WithDecision, type WithFollowUp } from '../submissions/index.js';

export interface Contact
  extends
    Values<typeof CONTACT_FIELDS>,
    Values<typeof CONTACT_CHANNEL_FIELDS>,
    Values<typeof BELONGING_FIELDS>,
    WithFollowUp,
    WithDecision,
    WithSuspectedSpam {
  _id: Types.ObjectId;
  status: ContactStatus;
  /** The latest answer; a new one replaces it. */
  answer?: { text: string; language?: Language; at: Date; by: string };
  createdAt: Date;
  updatedAt: Date;
}
export const CONTACT_MODEL = 'Contact';

export const contactSchema = schemaOf(
  { ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS, ...BELONGING_FIELDS },
  {
    status: { type: String, required: true, enum: CONTACT_STATUSES, default: 'new' },
    answer: { type: { text: String, language: String, at: Date, by: String }, _id: false },
  },
);
contactSchema.index({ createdAt: -1, _id: -1 });
contactSchema.index({ suspectedSpam: 1, createdAt: -1, _id: -1 });
contactSchema.index({ status: 1, suspectedSpam: 1, createdAt: -1, _id: -1 });
// The columns an administrator may sort by: a page is read from an index, without sorting the collection.
for (const column of ['name', 'email']) contactSchema.index({ suspectedSpam: 1, [column]: 1, _id: 1 });
// The pages of a person and of a family find their records by these.
for (const field of ['phone', 'email']) contactSchema.index({ [field]: 1, createdAt: -1, _id: -1 });
contactSchema.index({ family: 1 });
contactSchema.plugin(allowSuspectedSpam);
contactSchema.plugin(allowFollowUp);
contactSchema.plugin(allowDecisions);
