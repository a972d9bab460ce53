import { Module } from '@nestjs/common';
import { DailyRetention } from './daily-retention.js';
import { RetentionService } from './retention.service.js';

/** For the terminal's command and the daily job; only where `ScheduleModule` is does the job run. */
@Module({ providers: [RetentionService, DailyRetention] })
export class RetentionModule {}
