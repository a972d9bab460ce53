import { LANGUAGE_FIELDS } from '#contract/languages';
import { REFERENCE } from '#contract/references';
import {
  APPLICANT_FIELDS,
  CONFIRMATION_FIELDS,
  OWN_CHANGE_FIELDS,
  REGISTRATION_FIELDS,
  USER_STATUS,
} from '#contract/users';
import { type ChangedBy, changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { TO_TELL_FILTER } from '../submissions/index.js';

export class RegistrationDto extends dtoOf('Registration', { ...REGISTRATION_FIELDS, ...LANGUAGE_FIELDS }) {}

export class UserChangesDto extends changesOf('UserChanges', { ...APPLICANT_FIELDS, status: USER_STATUS }) {}

export type UserChanges = ChangedBy<UserChangesDto>;

export class OwnChangesDto extends changesOf('OwnChanges', OWN_CHANGE_FIELDS) {}
export type OwnChanges = ChangedBy<OwnChangesDto>;

export class ConfirmationDto extends dtoOf('Confirmation', CONFIRMATION_FIELDS) {}

export const USER_LIST: ListFields = {
  resource: 'users',
  rules: {
    ...APPLICANT_FIELDS,
    ...LANGUAGE_FIELDS,
    reference: REFERENCE,
    status: USER_STATUS,
    toTell: TO_TELL_FILTER,
  },
  searched: ['reference', 'full_name', 'email', 'phone_number', 'whatsapp_number', 'home_address'],
};
