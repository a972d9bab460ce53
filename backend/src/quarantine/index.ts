export { QuarantineModule } from './quarantine.module.js';
export { QuarantineService } from './quarantine.service.js';
