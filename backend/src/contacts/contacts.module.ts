import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONTACT_MODEL, contactSchema } from './contact.schema.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: CONTACT_MODEL, schema: contactSchema }])],
  controllers: [ContactsController],
  providers: [ContactsService],
  exports: [ContactsService, MongooseModule],
})
export class ContactsModule {}
