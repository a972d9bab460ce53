import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import type { IfMatchValue } from '../common/if-match.js';
import { AuditedChanges } from '../audit/index.js';
import { changedFields } from '../common/changed-fields.js';
import { IdempotencyService } from '../common/idempotency/index.js';
import { type Contact, CONTACT_MODEL, contactMessage } from '../contacts/index.js';
import { OutboxService } from '../outbox/index.js';
import type { Family, FamilyChanges, Followed, RequestSource, Where } from './followed.js';
import { cancellationEvent, changeHistory, confirmation, contactFields, findRequest } from './sources.js';

type Stored = HydratedDocument<Contact>;
const ENTITY = { entity: 'contact' } as const;
const RULES = { name: CONTACT_FIELDS.name, phone: CONTACT_CHANNEL_FIELDS.phone, email: CONTACT_FIELDS.email };

@Injectable()
export class ContactsSource implements RequestSource {
  constructor(
    @InjectModel(CONTACT_MODEL) private readonly contacts: Model<Contact>,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: OutboxService,
  ) {}

  async find(where: Where): Promise<Followed | undefined> {
    const contact = await findRequest(this.contacts, where);
    return contact === null ? undefined : this.followed(contact);
  }

  private followed(contact: Stored): Followed {
    return {
      ...ENTITY,
      kind: 'contact',
      record: contact,
      status: contact.status === 'answered' ? 'answered' : 'received',
      // No day is promised for an answer that is not needed.
      isDecided: contact.status !== 'new',
      phone: contact.phone,
      email: contact.email,
      change: (changes, by, ifMatch) => this.change(contact, changes, by, ifMatch),
      cancel: (_reason, by) => this.remove(contact, by),
    };
  }

  private async change(contact: Stored, changes: FamilyChanges, by: Family, ifMatch: IfMatchValue): Promise<Followed> {
    const wanted = contactFields(RULES, changes);
    const fields = changedFields(contact, wanted);
    const { note } = changes;
    const history = changeHistory(contact, fields, changes);
    const changed = [...fields, ...(note === undefined ? [] : ['notes'])];
    // What they add to a closed message has to be read.
    const reopened = note !== undefined && contact.status === 'closed' && { status: 'new' };
    const told = contactMessage('contact-changed', { ...contact.toObject<Contact>(), ...wanted });
    const message = fields.length > 0 ? confirmation(this.outbox, contact, told) : undefined;
    const about = { ...ENTITY, fields: changed, message };
    await this.changes.update(contact, { ...wanted, ...history, ...reopened }, by, about, ifMatch);
    return this.followed(contact);
  }

  private async remove(contact: Stored, by: Family): Promise<undefined> {
    await this.idempotency.spend(contact.idempotency);
    const message = cancellationEvent(this.outbox, contact, contactMessage('contact-cancelled', contact));
    await this.changes.delete(contact, by, { ...ENTITY, message });
  }
}
