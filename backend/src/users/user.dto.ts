import { APPLICANT_FIELDS, REGISTRATION_FIELDS, USER_STATUS } from '#contract/users';
import { LANGUAGE_FIELDS } from '#contract/outbox';
import { changesOf, dtoOf } from '../common/dto/index.js';

export class RegistrationDto extends dtoOf('Registration', { ...REGISTRATION_FIELDS, ...LANGUAGE_FIELDS }) {}

export class UserChangesDto extends changesOf('UserChanges', { ...APPLICANT_FIELDS, status: USER_STATUS }) {}
