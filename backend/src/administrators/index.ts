export { AdministratorsModule } from './administrators.module.js';
export { AdministratorsService } from './administrators.service.js';
