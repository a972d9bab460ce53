import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.js';
import { CategoriesModule } from '../categories/index.js';
import { FamiliesModule } from '../families/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { Caseload } from './caseload.js';
import { CoverService } from './cover.service.js';
import { PlanningDependents } from './planning-dependents.js';
import { Reminders } from './reminders.js';
import { PlanMessages } from './plan-messages.js';
import { Planning } from './planning.service.js';
import { SERIES_MODEL, seriesSchema } from './series.schema.js';
import { SeriesController } from './series.controller.js';
import { SeriesService } from './series.service.js';
import { SESSION_NOTE_MODEL, sessionNoteSchema } from './session-note.schema.js';
import { SESSION_MODEL, sessionSchema } from './session.schema.js';
import { SessionAnswers } from './session-answers.js';
import { SessionsCancelService } from './sessions-cancel.service.js';
import { SessionChanges } from './session-changes.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsMoveService } from './sessions-move.service.js';
import { SessionsSearch } from './sessions-search.js';
import { SessionsService } from './sessions.service.js';
import { StaffModule } from './staff.module.js';
import { TIME_OFF_MODEL, timeOffSchema } from './time-off.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: SESSION_NOTE_MODEL, schema: sessionNoteSchema },
      { name: SERIES_MODEL, schema: seriesSchema },
      { name: TIME_OFF_MODEL, schema: timeOffSchema },
    ]),
    BookingsModule,
    CategoriesModule,
    FamiliesModule,
    IdempotencyModule,
    StaffModule,
  ],
  controllers: [SessionsController, SeriesController],
  providers: [
    Caseload,
    Planning,
    PlanMessages,
    PlanningDependents,
    Reminders,
    SeriesService,
    SessionsService,
    CoverService,
    SessionAnswers,
    SessionChanges,
    SessionsCancelService,
    SessionsMoveService,
    SessionsSearch,
  ],
  exports: [BookingsModule, CategoriesModule, Caseload, MongooseModule, PlanMessages, Reminders, SessionsCancelService],
})
export class PlansModule {}
