export { SERVICE_MODEL } from './service.schema.js';
export { ServicesModule } from './services.module.js';
