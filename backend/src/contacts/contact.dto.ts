import {
  CONTACT_ANSWER_FIELDS,
  CONTACT_CHANNEL_FIELDS,
  CONTACT_CLOSING_FIELDS,
  CONTACT_FIELDS,
} from '#contract/contacts';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { dtoOf } from '../common/dto/index.js';

export class ContactDto extends dtoOf('Contact', {
  ...CONTACT_FIELDS,
  ...CONTACT_CHANNEL_FIELDS,
  ...LANGUAGE_FIELDS,
}) {}

export class ContactAnswerDto extends dtoOf('ContactAnswer', CONTACT_ANSWER_FIELDS) {}

export class ContactClosingDto extends dtoOf('ContactClosing', CONTACT_CLOSING_FIELDS) {}
