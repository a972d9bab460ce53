import { Global, Module } from '@nestjs/common';
import { IdempotencyModule } from '../common/idempotency/index.js';
import { ReceiptsService } from './receipts.service.js';

/** For every module whose records the public creates. */
@Global()
@Module({ imports: [IdempotencyModule], providers: [ReceiptsService], exports: [ReceiptsService] })
export class ReceiptsModule {}
