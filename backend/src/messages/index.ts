import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SecretTokens } from './secret-tokens.js';
import { CategoriesModule } from '../categories/index.js';
import { LimitsModule } from '../limits/index.js';
import { derivedKey, Settings } from '../config/index.js';
import { Addresses } from './addresses.js';
import { BookingAnswers } from './booking-answers.js';
import { BouncesController } from './bounces.controller.js';
import { BouncesService } from './bounces.service.js';
import { MailBudget } from './mail-budget.js';
import { MailWorker } from './mail-worker.js';
import { MESSAGE_MODEL, messageSchema } from './message.schema.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { PrivateLinks } from './private-links.js';
import { ToldRecords } from './told-records.js';
import { MessageWithdrawals } from './message-withdrawals.js';

export { Addresses } from './addresses.js';
export { AnswersOutgoing } from './answers-outgoing.js';
export { MailWorker } from './mail-worker.js';
export { placeWord } from './message-text.js';
export { MESSAGE_MODEL } from './message.schema.js';
export { newMessage, type NewMessage } from './new-message.js';
export { MessagesService } from './messages.service.js';
export { PrivateLinks } from './private-links.js';
export { hashOfToken, SecretTokens } from './secret-tokens.js';
export { type UndoableChange, MessageWithdrawals } from './message-withdrawals.js';

/** Global: every module sends messages to people. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([{ name: MESSAGE_MODEL, schema: messageSchema }]),
    CategoriesModule,
    LimitsModule,
  ],
  controllers: [MessagesController, BouncesController],
  providers: [
    MessagesService,
    BouncesService,
    MailBudget,
    MailWorker,
    Addresses,
    BookingAnswers,
    PrivateLinks,
    ToldRecords,
    MessageWithdrawals,
    {
      provide: SecretTokens,
      inject: [Settings],
      useFactory: async (settings: Settings) => new SecretTokens(await derivedKey(settings, 'private links')),
    },
  ],
  exports: [Addresses, MessagesService, PrivateLinks, SecretTokens, MessageWithdrawals],
})
export class MessagesModule {}
