export type { FirstLogin } from './first-administrator.js';
export { SetupModule } from './setup.module.js';
export { SetupService } from './setup.service.js';
