import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { BookingsModule } from '../bookings/index.js';
import { CategoriesModule } from '../categories/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { UsersModule } from '../users/index.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { FiguresController } from './figures.controller.js';
import { SessionCounts } from './session-counts.js';
import { FiguresService } from './figures.service.js';
import { HolidaysController } from './holidays.controller.js';
import { HOLIDAY_MODEL, holidaySchema } from './holidays.schema.js';
import { HolidaysService } from './holidays.service.js';
import { matchController } from './match.controller.js';
import { MatchService } from './match.service.js';
import { SESSION_MODEL, sessionSchema } from './session.schema.js';
import { StaffController } from './staff.controller.js';
import { StaffService } from './staff.service.js';
import { TIME_OFF_MODEL, timeOffSchema } from './time-off.schema.js';

/** Knows who works when, and the days on which nobody does. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: HOLIDAY_MODEL, schema: holidaySchema },
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: TIME_OFF_MODEL, schema: timeOffSchema },
    ]),
    BookingsModule,
    CategoriesModule,
    IdempotencyModule,
    UsersModule,
  ],
  controllers: [
    CalendarController,
    FiguresController,
    HolidaysController,
    StaffController,
    ...BOOKING_KINDS.map(matchController),
  ],
  providers: [CalendarService, FiguresService, HolidaysService, MatchService, SessionCounts, StaffService],
  exports: [HolidaysService, SessionCounts],
})
export class StaffModule {}
