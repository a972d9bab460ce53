import {
  CONTACT_ANSWER_FIELDS,
  CONTACT_CHANNEL_FIELDS,
  CONTACT_CLOSING_FIELDS,
  CONTACT_FIELDS,
  CONTACT_STATUS,
  type ContactStatus,
} from '#contract/contacts';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { REFERENCE } from '#contract/references';
import { SUSPECTED_SPAM_FIELDS } from '#contract/suspected-spam';
import { dtoOf, uncheckedOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { TO_TELL_FILTER } from '../submissions/index.js';

const SENT_FIELDS = { ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS, ...LANGUAGE_FIELDS } as const;

export class ContactDto extends dtoOf('Contact', SENT_FIELDS) {}

export class ContactAnswerDto extends dtoOf('ContactAnswer', CONTACT_ANSWER_FIELDS) {}

export class ContactClosingDto extends uncheckedOf('ContactClosing', CONTACT_CLOSING_FIELDS) {}

export const CONTACT_LIST: ListFields = {
  resource: 'contacts',
  rules: {
    ...SENT_FIELDS,
    reference: REFERENCE,
    status: CONTACT_STATUS,
    toTell: TO_TELL_FILTER,
    ...SUSPECTED_SPAM_FIELDS,
  },
  waits: 'new' satisfies ContactStatus,
  searched: ['reference', 'name', 'email', 'phone', 'message'],
};
