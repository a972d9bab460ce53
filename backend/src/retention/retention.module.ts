import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.js';
import { CategoriesModule } from '../categories/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoursesModule } from '../courses/index.js';
import { FamiliesModule } from '../families/index.js';
import { FilesModule } from '../files/index.js';
import { GoalsModule } from '../goals/index.js';
import { NotesModule } from '../notes/index.js';
import { PeopleModule } from '../people/index.js';
import { PlansModule } from '../plans/index.js';
import { UsersModule } from '../users/index.js';
import { CLAIMED_DAY_MODEL, claimedDaySchema } from './claimed-day.schema.js';
import { DailyRetention } from './daily-retention.js';
import { RetentionService } from './retention.service.js';

/** The command and the daily job use this module. The job runs only where `ScheduleModule` is imported. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: CLAIMED_DAY_MODEL, schema: claimedDaySchema }]),
    // Retention removes records of these modules.
    BookingsModule,
    CategoriesModule,
    ContactsModule,
    CoursesModule,
    FamiliesModule,
    FilesModule,
    GoalsModule,
    NotesModule,
    PeopleModule,
    PlansModule,
    UsersModule,
  ],
  providers: [RetentionService, DailyRetention],
})
export class RetentionModule {}
