import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.js';
import { CategoriesModule } from '../categories/index.js';
import { FamiliesModule } from '../families/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { PlansModule } from '../plans/index.js';
import { FamilyView } from './family-view.js';
import { GoalFiguresService } from './goal-figures.js';
import { GOAL_MODEL, goalSchema } from './goal.schema.js';
import { GoalFiguresController, GoalsController } from './goals.controller.js';
import { GoalsService } from './goals.service.js';
import { ProgressReports } from './progress-reports.js';
import { ReachedSteps } from './reached-steps.js';
import { Sentences } from './sentences.js';
import { SessionNotesController } from './session-notes.controller.js';
import { SessionNotesService } from './session-notes.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: GOAL_MODEL, schema: goalSchema }]),
    BookingsModule,
    CategoriesModule,
    FamiliesModule,
    IdempotencyModule,
    PlansModule,
  ],
  controllers: [GoalsController, GoalFiguresController, SessionNotesController],
  providers: [
    GoalsService,
    GoalFiguresService,
    SessionNotesService,
    ReachedSteps,
    Sentences,
    FamilyView,
    ProgressReports,
  ],
  exports: [MongooseModule, FamilyView, ProgressReports],
})
export class GoalsModule {}
