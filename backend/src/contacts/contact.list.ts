import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import type { ListFields } from '../common/list/index.js';

export const CONTACT_LIST: ListFields = {
  resource: 'contacts',
  rules: { ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS },
  searched: ['name', 'email', 'phone', 'message'],
};
