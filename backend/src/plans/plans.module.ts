import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.js';
import { CategoriesModule } from '../categories/index.js';
import { FAMILY_MODEL, familySchema } from '../families/index.js';
import { SESSION_NOTE_MODEL, sessionNoteSchema } from '../goals/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { HolidaysModule } from './holidays.module.js';
import { PlanMessages } from './planning-messages.js';
import { Planning } from './planning.service.js';
import { SERIES_MODEL, seriesSchema } from './series.schema.js';
import { SeriesController } from './series.controller.js';
import { SeriesService } from './series.service.js';
import { SESSION_MODEL, sessionSchema } from './session.schema.js';
import { SessionAnswers } from './sessions-answers.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsSearch } from './sessions-search.js';
import { SessionsService } from './sessions.service.js';
import { SessionsViewer } from './sessions-viewer.js';
import { TIME_OFF_MODEL, timeOffSchema } from './time-off.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: SERIES_MODEL, schema: seriesSchema },
      { name: TIME_OFF_MODEL, schema: timeOffSchema },
      { name: FAMILY_MODEL, schema: familySchema },
      { name: SESSION_NOTE_MODEL, schema: sessionNoteSchema },
    ]),
    ...[BookingsModule, CategoriesModule, IdempotencyModule, HolidaysModule],
  ],
  controllers: [SessionsController, SeriesController],
  providers: [
    ...[Planning, PlanMessages, SeriesService, SessionsService],
    ...[SessionAnswers, SessionsSearch, SessionsViewer],
  ],
  exports: [MongooseModule, Planning, SessionAnswers, SessionsViewer],
})
export class PlansModule {}
