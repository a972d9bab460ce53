import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MESSAGES } from '#contract/messages';
import { AuditService } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { findPage, type InWeeks, type ListQuery, totalOf, totalsByWeek, type WeekSpan } from '../common/list/index.js';
import { createOnce, deleteOnce, type OnceKey } from '../common/once/index.js';
import { CONTACT_LIST, type ContactDto } from './contact.dto.js';
import { type Contact, CONTACT_MODEL, toContact } from './contact.schema.js';

@Injectable()
export class ContactsService {
  constructor(
    @InjectModel(CONTACT_MODEL) private readonly contacts: Model<Contact>,
    private readonly audit: AuditService,
  ) {}

  async add(dto: ContactDto, key: OnceKey, doubtful: boolean): Promise<{ message: string }> {
    const toAnswer = () => ({ message: MESSAGES.messageSent });
    const heldAs = doubtful ? 'contact' : undefined;
    const { answer } = await createOnce(this.contacts, { key, sent: dto, record: dto, toAnswer, heldAs });
    return answer;
  }

  list(query: ListQuery) {
    return findPage(this.contacts, CONTACT_LIST, query, toContact);
  }

  async figures(weeks: readonly WeekSpan[]): Promise<InWeeks<number>> {
    const [now, byWeek] = await Promise.all([totalOf(this.contacts, {}), totalsByWeek(this.contacts, weeks)]);
    return { now, byWeek };
  }

  async delete(id: string, by: Visitor): Promise<{ message: string }> {
    await deleteOnce(this.contacts, id);
    await this.audit.note(by, { action: 'deleted', entity: 'contact', recordId: id });
    return { message: MESSAGES.contactDeleted };
  }
}
