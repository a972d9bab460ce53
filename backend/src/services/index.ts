export { ServicesModule } from './services.module.js';
