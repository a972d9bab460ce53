import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MESSAGES } from '#contract/messages';
import { findPage, type ListQuery } from '../common/list/index.js';
import { createOnce, deleteOnce, type OnceKey } from '../common/once/index.js';
import { CONTACT_LIST, type ContactDto } from './contact.dto.js';
import { type Contact, CONTACT_MODEL, toContact } from './contact.schema.js';

@Injectable()
export class ContactsService {
  constructor(@InjectModel(CONTACT_MODEL) private readonly contacts: Model<Contact>) {}

  async add(dto: ContactDto, key: OnceKey): Promise<{ message: string }> {
    const toAnswer = () => ({ message: MESSAGES.messageSent });
    const { answer } = await createOnce(this.contacts, { key, sent: dto, record: new this.contacts(dto), toAnswer });
    return answer;
  }

  list(query: ListQuery) {
    return findPage(this.contacts, CONTACT_LIST, query, toContact);
  }

  async delete(id: string): Promise<{ message: string }> {
    await deleteOnce(this.contacts, id);
    return { message: MESSAGES.contactDeleted };
  }
}
