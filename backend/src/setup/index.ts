export { SetupModule } from './setup.module.js';
export { SetupService } from './setup.service.js';
