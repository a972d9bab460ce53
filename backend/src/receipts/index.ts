import { Global, Module } from '@nestjs/common';
import { IdempotencyModule } from '../common/idempotency/index.js';
import { ReceiptsService } from './receipts.service.js';

export { cancelReasonOf, decidedAt, historyEntry, historyOf, noteOfKey, notesOf, repeatedEntry } from './history.js';
export {
  allowDecisions,
  allowFollowUp,
  allowReferences,
  type FormerReach,
  NOTHING_TO_TELL,
  TO_TELL,
  TO_TELL_FILTER,
  type WithDecision,
  type WithFollowUp,
  type WithReference,
  type WithWithdrawal,
} from './receipt.schema.js';
export { type Receipt, ReceiptsService } from './receipts.service.js';

/** For every module whose records the public creates. */
@Global()
@Module({ imports: [IdempotencyModule], providers: [ReceiptsService], exports: [ReceiptsService] })
export class ReceiptsModule {}
