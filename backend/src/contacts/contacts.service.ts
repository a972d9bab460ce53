import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MESSAGES } from '#contract/messages';
import { AuditService } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { IdempotencyService, type Key } from '../common/idempotency/index.js';
import { findPage, type InWeeks, type ListQuery, totalOf, totalsByWeek, type WeekSpan } from '../common/list/index.js';
import { spamFlag } from '../common/spam/index.js';
import type { ContactDto } from './contact.dto.js';
import { CONTACT_LIST } from './contact.list.js';
import { toContact } from './contact.mapper.js';
import { type Contact, CONTACT_MODEL } from './contact.schema.js';

@Injectable()
export class ContactsService {
  constructor(
    @InjectModel(CONTACT_MODEL) private readonly contacts: Model<Contact>,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async add(dto: ContactDto, key: Key, suspectedSpam: boolean): Promise<{ message: string }> {
    const { answer } = await this.idempotency.createIdempotent(this.contacts, {
      key,
      sent: dto,
      record: Object.assign({}, dto, spamFlag(suspectedSpam)),
      toAnswer: () => ({ message: MESSAGES.messageSent }),
    });
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
    await this.idempotency.delete(this.contacts, id);
    await this.audit.note(by, { action: 'deleted', entity: 'contact', recordId: id });
    return { message: MESSAGES.contactDeleted };
  }
}
