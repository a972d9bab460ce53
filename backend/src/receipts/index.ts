export { cancelReasonOf, happened, historyOf, notesOf } from './history.js';
export {
  allowDecisions,
  allowFollowUp,
  allowReferences,
  NOTHING_TO_TELL,
  TO_TELL,
  TO_TELL_FILTER,
  type WithDecision,
  type WithFollowUp,
  type WithReference,
} from './receipt.schema.js';
export { ReceiptsModule } from './receipts.module.js';
export { type Receipt, ReceiptsService } from './receipts.service.js';
