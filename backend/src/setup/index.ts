export { SetupModule } from './setup.module.js';
export { type FirstLogin, SetupService } from './setup.service.js';
