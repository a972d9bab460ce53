import { LANGUAGE_FIELDS } from '#contract/languages';
import { INVITATION_FIELDS } from '#contract/users';
import { dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class InvitationDto extends dtoOf('Invitation', { ...INVITATION_FIELDS, ...LANGUAGE_FIELDS }) {}

export const ADMINISTRATOR_LIST: ListFields = {
  resource: 'administrators',
  rules: INVITATION_FIELDS,
  searched: ['full_name', 'email'],
};
