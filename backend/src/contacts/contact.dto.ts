import { CONTACT_FIELDS } from '#contract/contacts';
import { dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class ContactDto extends dtoOf('Contact', CONTACT_FIELDS) {}

export const CONTACT_LIST: ListFields = {
  resource: 'contacts',
  rules: CONTACT_FIELDS,
  searched: ['name', 'email', 'message'],
};
