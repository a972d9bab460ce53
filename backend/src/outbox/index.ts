import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SecretTokens } from '../common/secret-tokens.js';
import { CategoriesModule } from '../categories/index.js';
import { LimitsModule } from '../limits/index.js';
import { derivedKey, Settings, signingKey } from '../config/index.js';
import { Addresses } from './addresses.js';
import { BookingAnswers } from './booking-answers.js';
import { BouncesController } from './bounces.controller.js';
import { BouncesService } from './bounces.service.js';
import { MailBudget } from './mail-budget.js';
import { MailWorker } from './mail-worker.js';
import { OUTBOX_MODEL, outboxMessageSchema } from './outbox-message.schema.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxService } from './outbox.service.js';
import { PrivateLinks } from './private-links.js';
import { ToldRecords } from './told-records.js';

export { AnswersOutgoing } from './answers-outgoing.js';
export { MailWorker } from './mail-worker.js';
export { OUTBOX_MODEL } from './outbox-message.schema.js';
export type { NewMessage } from './new-message.js';
export { OutboxService } from './outbox.service.js';
export { PrivateLinks } from './private-links.js';

/** Global: every module sends messages to people. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([{ name: OUTBOX_MODEL, schema: outboxMessageSchema }]),
    CategoriesModule,
    LimitsModule,
  ],
  controllers: [OutboxController, BouncesController],
  providers: [
    OutboxService,
    BouncesService,
    MailBudget,
    MailWorker,
    Addresses,
    BookingAnswers,
    PrivateLinks,
    ToldRecords,
    {
      provide: SecretTokens,
      inject: [Settings],
      useFactory: async (settings: Settings) =>
        new SecretTokens(derivedKey(await signingKey(settings), 'private links')),
    },
  ],
  exports: [OutboxService, PrivateLinks, SecretTokens],
})
export class OutboxModule {}
