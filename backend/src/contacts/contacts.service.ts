import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CONTACT_STATUSES, type ContactStatus } from '#contract/contacts';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { Key } from '../idempotency/index.js';
import type { IfMatchValue } from '../common/if-match.js';
import type { Step } from '../database/index.js';
import {
  findPage,
  type WeeklyTotals,
  type ListQuery,
  totalsBy,
  totalsByWeek,
  type WeekSpan,
} from '../common/list/index.js';
import { spamFlag, INCLUDING_SUSPECTED_SPAM } from '../common/suspected-spam.js';
import { MessagesService } from '../messages/index.js';
import { historyEntry, type Receipt, reopened, SubmissionsService, TO_TELL } from '../submissions/index.js';
import { CONTACT_LIST, type ContactAnswerDto, type ContactClosingDto, type ContactDto } from './contact.dto.js';
import { toContact } from './contact.mapper.js';
import { contactMessage } from './contact.message.js';
import { type Contact, CONTACT_MODEL } from './contact.schema.js';

@Injectable()
export class ContactsService {
  constructor(
    @InjectModel(CONTACT_MODEL) private readonly contacts: Model<Contact>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly submissions: SubmissionsService,
    private readonly messages: MessagesService,
  ) {}

  add(dto: ContactDto, key: Key, suspectedSpam: boolean): Promise<Receipt & { message: string }> {
    return this.submissions.create(this.contacts, {
      entity: 'contact',
      key,
      dto,
      record: Object.assign({ status: 'new' as const }, dto, spamFlag(suspectedSpam)),
      received: suspectedSpam ? undefined : (contact) => contactMessage('contact-received', contact),
      toAnswer: () => ({ message: SENTENCES.messageSent }),
    });
  }

  async list(query: ListQuery, by: RequestUser) {
    const page = await findPage(this.contacts, CONTACT_LIST, query, toContact);
    return this.audit.viewedPage(by, { entity: 'contact' }, query, page);
  }

  /** Stores the answer and its message in one transaction. A contact message can be answered again, each time with a new message. */
  async answer(id: string, { text, language: chosen }: ContactAnswerDto, by: RequestUser, ifMatch: IfMatchValue) {
    const contact = await findOr404(this.contacts, id);
    const language = chosen ?? contact.language ?? 'en';
    const answered = { ...contactMessage('contact-answered', contact), language, params: { text } };
    const also = this.messages.message(answered);
    const answer = { text, language, at: new Date(), by: by.email };
    const about = { entity: 'contact', also, fields: ['answer'] } as const;
    const changes = { status: 'answered', answer, ...TO_TELL, ...historyEntry('answered') };
    await this.changes.update(contact, changes, by, about, ifMatch);
    return toContact(contact);
  }

  /** Closes a message that needs no answer, or opens it again. */
  async setStatus(id: string, dto: ContactClosingDto, by: RequestUser, ifMatch: IfMatchValue) {
    const contact = await findOr404(this.contacts, id);
    const { status } = dto.checked();
    if (contact.status === 'answered') throw conflict(REFUSALS.contactAnswered);
    const answeredAt = contact.answer?.at.getTime();
    // Somebody may have answered in between.
    const also: Step = async (tx) => {
      const stored = await tx.findOne<Contact>(contact.collection, { _id: contact._id }, { answer: 1 });
      if (stored?.answer?.at.getTime() !== answeredAt) throw conflict(REFUSALS.contactAnswered);
    };
    const isReopened = status === 'new' && contact.status === 'closed';
    const changes = { status, ...(isReopened && reopened()) };
    await this.changes.update(contact, changes, by, { entity: 'contact', fields: ['status'], also }, ifMatch);
    return toContact(contact);
  }

  async figures(weeks: readonly WeekSpan[]): Promise<WeeklyTotals<Record<ContactStatus, number>> & { all: number }> {
    const [all, now, byWeek] = await Promise.all([
      this.contacts.countDocuments(),
      totalsBy(this.contacts, 'status', CONTACT_STATUSES),
      totalsByWeek(this.contacts, weeks),
    ]);
    return { all, now, byWeek };
  }

  async release(id: string, by: RequestUser) {
    const received = (contact: Contact) => contactMessage('contact-received', contact);
    return toContact(await this.submissions.release(this.contacts, id, by, { entity: 'contact' }, received));
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    const contact = await findOr404(this.contacts, id, INCLUDING_SUSPECTED_SPAM);
    await this.submissions.remove(contact, by, { entity: 'contact' });
    return { message: SENTENCES.contactDeleted };
  }
}
