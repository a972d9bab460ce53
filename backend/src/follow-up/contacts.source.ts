import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import type { IfMatchValue } from '../common/if-match.js';
import { type Contact, CONTACT_MODEL, contactMessage } from '../contacts/index.js';
import type { Filter } from '../common/list/index.js';
import { reopened } from '../submissions/index.js';
import type { FamilyActor, FamilyChanges, Followed, RequestSource } from './followed.js';
import { RequestChanges } from './request-changes.js';
import { contactFields, findRequest } from './sources.js';

type Stored = HydratedDocument<Contact>;
const ENTITY = { entity: 'contact' } as const;

@Injectable()
export class ContactsSource implements RequestSource {
  constructor(
    @InjectModel(CONTACT_MODEL) private readonly contacts: Model<Contact>,
    private readonly changes: RequestChanges,
  ) {}

  async find(where: Filter): Promise<Followed | undefined> {
    const contact = await findRequest(this.contacts, where);
    return contact === null ? undefined : this.followed(contact);
  }

  private followed(contact: Stored): Followed {
    return {
      ...ENTITY,
      kind: 'contact',
      record: contact,
      status: contact.status === 'new' ? 'received' : contact.status,
      // A closed message needs no answer, so no day is promised.
      isDecided: contact.status !== 'new',
      phone: contact.phone,
      email: contact.email,
      change: (changes, by, ifMatch) => this.change(contact, changes, by, ifMatch),
      cancel: (_reason, by) =>
        this.changes.remove(contact, by, 'contact', contactMessage('contact-cancelled', contact)),
    };
  }

  private async change(
    contact: Stored,
    changes: FamilyChanges,
    by: FamilyActor,
    ifMatch: IfMatchValue,
  ): Promise<Followed> {
    // A message that is closed or answered waits again, so that somebody reads what was added.
    const isOpened = changes.note !== undefined && contact.status !== 'new';
    const more = isOpened ? { status: 'new', ...reopened() } : undefined;
    const sent = { ...changes, fields: contactFields('contact', changes), more };
    await this.changes.change(contact, sent, by, ENTITY, ifMatch, (changed) =>
      contactMessage('contact-changed', changed),
    );
    return this.followed(contact);
  }
}
