import { LOGIN_FIELDS } from '#contract/users';
import { dtoOf } from '../common/dto/index.js';

export class LoginDto extends dtoOf('Login', LOGIN_FIELDS) {}
