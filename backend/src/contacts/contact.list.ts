import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS, CONTACT_STATUS, type ContactStatus } from '#contract/contacts';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { REFERENCE } from '#contract/references';
import { SUSPECTED_SPAM_FIELDS } from '#contract/suspected-spam';
import { TO_TELL_FILTER } from '../submissions/index.js';
import type { ListFields } from '../common/list/index.js';

export const CONTACT_LIST: ListFields = {
  resource: 'contacts',
  rules: {
    ...CONTACT_FIELDS,
    ...CONTACT_CHANNEL_FIELDS,
    ...LANGUAGE_FIELDS,
    reference: REFERENCE,
    status: CONTACT_STATUS,
    toTell: TO_TELL_FILTER,
    ...SUSPECTED_SPAM_FIELDS,
  },
  waits: 'new' satisfies ContactStatus,
  searched: ['reference', 'name', 'email', 'phone', 'message'],
};
