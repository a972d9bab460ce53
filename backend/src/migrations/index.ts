export { MigrationsService } from './migrations.service.js';
