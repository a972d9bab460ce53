import { Global, Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/index.js';
import { NotesModule } from '../notes/index.js';
import { SubmissionsService } from './submissions.service.js';

export { cancelReasonOf, decidedAt, historyEntry, historyOf, noteOfKey, notesOf, repeatedEntry } from './history.js';
export {
  allowDecisions,
  allowFollowUp,
  allowReferences,
  type FormerReach,
  NOTHING_TO_TELL,
  reopened,
  TO_TELL,
  TO_TELL_FILTER,
  type WithDecision,
  type WithFollowUp,
  type WithReference,
} from './submission.schema.js';
export { type Receipt, SubmissionsService } from './submissions.service.js';

/** Every module whose records the public creates uses this one. */
@Global()
@Module({ imports: [IdempotencyModule, NotesModule], providers: [SubmissionsService], exports: [SubmissionsService] })
export class SubmissionsModule {}
