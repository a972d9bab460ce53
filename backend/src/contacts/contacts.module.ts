import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../common/idempotency/index.js';
import { CONTACT_MODEL, contactSchema } from './contact.schema.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: CONTACT_MODEL, schema: contactSchema }]), IdempotencyModule],
  controllers: [ContactsController],
  providers: [ContactsService],
  exports: [ContactsService, MongooseModule],
})
export class ContactsModule {}
