import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoursesModule } from '../courses/index.js';
import { QuarantineController } from './quarantine.controller.js';
import { QuarantineService } from './quarantine.service.js';

@Module({
  imports: [BookingsModule, CoursesModule, ContactsModule],
  controllers: [QuarantineController],
  providers: [QuarantineService],
  exports: [QuarantineService],
})
export class QuarantineModule {}
