import { Module } from '@nestjs/common';
import { DailyRetention } from './daily-retention.js';
import { RetentionService } from './retention.service.js';

/** For the command and the daily job; the job runs only where `ScheduleModule` is imported. */
@Module({ providers: [RetentionService, DailyRetention] })
export class RetentionModule {}
