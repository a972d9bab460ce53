import type { Types } from 'mongoose';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import type { Values } from '#contract/rule';
import { carriesEvents } from '../common/pending-events/index.js';
import { allowIdempotency, type WithIdempotency } from '../common/idempotency/index.js';
import { schemaOf } from '../common/schema-of.js';
import { allowSuspectedSpam, type WithSuspectedSpam } from '../common/spam/index.js';
import { allowFollowUp, type WithFollowUp } from '../receipts/index.js';

export interface Contact
  extends
    Values<typeof CONTACT_FIELDS>,
    Values<typeof CONTACT_CHANNEL_FIELDS>,
    WithIdempotency,
    WithFollowUp,
    WithSuspectedSpam {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}
export const CONTACT_MODEL = 'Contact';

export const contactSchema = schemaOf({ ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS });
contactSchema.index({ createdAt: -1, _id: -1 });
contactSchema.index({ suspectedSpam: 1, createdAt: -1, _id: -1 });
// The columns an administrator may sort by: a page is read, not sorted out of everything.
for (const column of ['name', 'email']) contactSchema.index({ suspectedSpam: 1, [column]: 1, _id: 1 });
allowIdempotency(contactSchema);
allowSuspectedSpam(contactSchema);
allowFollowUp(contactSchema);
carriesEvents(contactSchema);
