import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MESSAGES } from '#contract/messages';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { findPage, type InWeeks, type ListQuery, totalOf, totalsByWeek, type WeekSpan } from '../common/list/index.js';
import { createOnce, type OnceKey, spendKey } from '../common/once/index.js';
import { CONTACT_LIST, type ContactDto } from './contact.dto.js';
import { type Contact, CONTACT_MODEL, toContact } from './contact.schema.js';

@Injectable()
export class ContactsService {
  constructor(
    @InjectModel(CONTACT_MODEL) private readonly contacts: Model<Contact>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
  ) {}

  async add(dto: ContactDto, key: OnceKey, doubtful: boolean): Promise<{ message: string }> {
    const toAnswer = () => ({ message: MESSAGES.messageSent });
    const heldAs = doubtful ? 'contact' : undefined;
    const { answer } = await createOnce(this.contacts, { key, sent: dto, record: dto, toAnswer, heldAs });
    return answer;
  }

  async list(query: ListQuery, by: Visitor) {
    const page = await findPage(this.contacts, CONTACT_LIST, query, toContact);
    return this.audit.viewedPage(by, { entity: 'contact' }, query, page);
  }

  async figures(weeks: readonly WeekSpan[]): Promise<InWeeks<number>> {
    const [now, byWeek] = await Promise.all([totalOf(this.contacts, {}), totalsByWeek(this.contacts, weeks)]);
    return { now, byWeek };
  }

  async delete(id: string, by: Visitor): Promise<{ message: string }> {
    const contact = await findOr404(this.contacts, id, {}, '+once');
    await spendKey(this.contacts.db, contact.once);
    await this.changes.delete(contact, by, { entity: 'contact' });
    return { message: MESSAGES.contactDeleted };
  }
}
