import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoursesModule } from '../courses/index.js';
import { PeopleModule } from '../people/index.js';
import { UsersModule } from '../users/index.js';
import { ANNOUNCEMENT_MODEL, announcementSchema } from './announcement.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ANNOUNCEMENT_MODEL, schema: announcementSchema }]),
    UsersModule,
    BookingsModule,
    CoursesModule,
    ContactsModule,
    PeopleModule,
  ],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
