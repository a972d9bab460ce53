import {
  CODE_FIELDS,
  FORGOT_PASSWORD_FIELDS,
  LOGIN_CODE_FIELDS,
  LOGIN_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  RESET_PASSWORD_FIELDS,
  SECOND_FACTOR_REMOVAL_FIELDS,
} from '#contract/users';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { dtoOf } from '../common/dto/index.js';

export class LoginDto extends dtoOf('Login', { ...LOGIN_FIELDS, ...LOGIN_CODE_FIELDS }) {}

export class PasswordChangeDto extends dtoOf('PasswordChange', PASSWORD_CHANGE_FIELDS) {}

export class ForgotPasswordDto extends dtoOf('ForgotPassword', { ...FORGOT_PASSWORD_FIELDS, ...LANGUAGE_FIELDS }) {}

export class ResetPasswordDto extends dtoOf('ResetPassword', RESET_PASSWORD_FIELDS) {}

export class CodeDto extends dtoOf('Code', CODE_FIELDS) {}

export class SecondFactorRemovalDto extends dtoOf('SecondFactorRemoval', SECOND_FACTOR_REMOVAL_FIELDS) {}
