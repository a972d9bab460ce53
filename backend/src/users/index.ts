export { type Account, Accounts, type Credentials } from './accounts.js';
export { APPLICATION_SUBJECT } from './application.subject.js';
export { Confirmation, WRONG_PASSWORD } from './confirmation.js';
export { Sessions, SESSIONS_ENDED } from './sessions.js';
export {
  kindOf,
  OFFICE_KINDS,
  type PasswordLink,
  roleOf,
  type User,
  USER_MODEL,
  userSchema,
  WITHOUT_TIMESTAMPS,
} from './user.schema.js';
export { UsersModule } from './users.module.js';
export { UsersService } from './users.service.js';
