import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/index.js';
import { UsersModule } from '../users/index.js';
import { AdministratorsController } from './administrators.controller.js';
import { AdministratorsService } from './administrators.service.js';

@Module({
  imports: [IdempotencyModule, UsersModule],
  controllers: [AdministratorsController],
  providers: [AdministratorsService],
  exports: [AdministratorsService],
})
export class AdministratorsModule {}
