import { LANGUAGE_FIELDS } from '#contract/languages';
import {
  APPLICANT_FIELDS,
  CONFIRMATION_FIELDS,
  OWN_CHANGE_FIELDS,
  REGISTRATION_FIELDS,
  USER_STATUS,
} from '#contract/users';
import { type ChangedBy, changesOf, dtoOf } from '../common/dto/index.js';

export class RegistrationDto extends dtoOf('Registration', { ...REGISTRATION_FIELDS, ...LANGUAGE_FIELDS }) {}

export class UserChangesDto extends changesOf('UserChanges', { ...APPLICANT_FIELDS, status: USER_STATUS }) {}

export type UserChanges = ChangedBy<UserChangesDto>;

export class OwnChangesDto extends changesOf('OwnChanges', OWN_CHANGE_FIELDS) {}
export type OwnChanges = ChangedBy<OwnChangesDto>;

export class ConfirmationDto extends dtoOf('Confirmation', CONFIRMATION_FIELDS) {}
