export { type Account, Accounts } from './accounts.js';
export { UsersModule } from './users.module.js';
export { UsersService } from './users.service.js';
