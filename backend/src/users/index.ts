export { Accounts } from './accounts.js';
export { UsersModule } from './users.module.js';
