import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import type { Subject } from '../subjects/index.js';
import { CONTACT_LIST } from './contact.dto.js';
import { toContact } from './contact.mapper.js';
import { type Contact, CONTACT_MODEL } from './contact.schema.js';

export const CONTACT_SUBJECT = {
  model: CONTACT_MODEL,
  contact: { name: 'name', phone: 'phone', email: 'email' },
  rules: { ...CONTACT_FIELDS, phone: CONTACT_CHANNEL_FIELDS.phone },
  list: CONTACT_LIST,
  toAnswer: toContact,
  retained: [{ name: 'messages', from: ['createdAt'], keep: { months: 12 } }],
} as const satisfies Subject<Contact, keyof Contact>;
