import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../common/idempotency/index.js';
import { FilesModule } from '../files/index.js';
import { Clock } from './clock.js';
import { DailyRetention } from './daily-retention.js';
import { HalfUploads } from './half-uploads.js';
import { OldLines } from './old-lines.js';
import { Records } from './records.js';
import { RetentionService } from './retention.service.js';
import { UnnamedFiles } from './unnamed-files.js';

@Module({
  imports: [FilesModule, IdempotencyModule],
  providers: [RetentionService, Records, OldLines, UnnamedFiles, HalfUploads],
  exports: [RetentionService],
})
export class RetentionModule {}

/** The product does it by itself; the command of the terminal only when it is told to. */
@Module({ imports: [RetentionModule], providers: [DailyRetention, Clock] })
export class DailyRetentionModule {}
