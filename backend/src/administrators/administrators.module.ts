import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { AdministratorsController } from './administrators.controller.js';
import { AdministratorsService } from './administrators.service.js';

@Module({
  imports: [UsersModule],
  controllers: [AdministratorsController],
  providers: [AdministratorsService],
  exports: [AdministratorsService],
})
export class AdministratorsModule {}
