export { AuthModule } from './auth.module.js';
export { LOGIN_FAILED } from './login-failed.js';
