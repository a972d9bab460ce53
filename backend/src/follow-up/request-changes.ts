import { Injectable } from '@nestjs/common';
import type { HydratedDocument } from 'mongoose';
import { NOTES_MAX } from '#contract/follow-up';
import { REFUSALS } from '#contract/refusals';
import type { RequestEntity } from '#contract/subjects';
import { AuditedChanges } from '../audit/index.js';
import { changedFields } from '../common/dto/index.js';
import { conflict } from '../common/errors/index.js';
import type { IfMatchValue } from '../common/if-match.js';
import type { WithSuspectedSpam } from '../common/suspected-spam.js';
import type { Step } from '../database/index.js';
import { type NewMessage, MessagesService } from '../messages/index.js';
import { historyEntry, notesOf, SubmissionsService, repeatedEntry, type WithFollowUp } from '../submissions/index.js';
import type { FamilyActor, FamilyChanges } from './followed.js';
import { formerMessage, reachOf, withFormer } from './former-reach.js';

type Request = WithFollowUp & WithSuspectedSpam & { updatedAt: Date };
type About = Pick<Parameters<AuditedChanges['update']>[3], 'entity' | 'kind' | 'fields'>;
interface Sent extends Pick<FamilyChanges, 'note' | 'key'> {
  readonly fields: object;
  /** Further fields that change with them. */
  readonly more?: object | undefined;
}

/** Writes a family's change together with its history entry, audit event and short confirmation. */
@Injectable()
export class RequestChanges {
  constructor(
    private readonly changes: AuditedChanges,
    private readonly messages: MessagesService,
    private readonly submissions: SubmissionsService,
  ) {}

  /** @param message confirms the request as it is then, where a field has changed */
  async change<Stored extends Request>(
    record: HydratedDocument<Stored>,
    { fields: wanted, note, key, more }: Sent,
    by: FamilyActor,
    about: Omit<About, 'fields' | 'entity'> & { readonly entity: RequestEntity },
    ifMatch: IfMatchValue,
    message: (changed: Stored) => NewMessage | undefined,
  ): Promise<void> {
    if (note !== undefined && notesOf(record).length >= NOTES_MAX) throw conflict(REFUSALS.notesFull);
    const fields = changedFields(record, wanted);
    const isChanged = fields.length > 0;
    const history = {
      ...(isChanged && repeatedEntry(record, 'changed')),
      ...(note !== undefined && historyEntry('note', note, key)),
    };
    const stored = record.toObject<Stored>();
    const changed = { ...stored, ...wanted };
    const audited = { ...about, fields: [...fields, ...(note === undefined ? [] : ['notes'])] };
    const reach = { before: reachOf(about.entity, stored), after: reachOf(about.entity, changed) };
    const subject = { ...about, recordId: String(record._id), reference: stored.reference };
    const changes = { ...wanted, ...more, ...history, ...withFormer(stored, reach) };
    const messages = [isChanged ? message(changed) : undefined, formerMessage(subject, stored, reach)];
    await this.update(record, changes, by, audited, ifMatch, messages);
  }

  async update(
    record: HydratedDocument<Request>,
    changes: object,
    by: FamilyActor,
    about: About,
    ifMatch: IfMatchValue,
    messages: readonly (NewMessage | undefined)[] = [],
    more: readonly Step[] = [],
  ): Promise<void> {
    const also = [...messages.flatMap((message) => this.told(record, message) ?? []), ...more];
    await this.changes.update(record, changes, by, { ...about, also }, ifMatch);
  }

  /**
   * Removes a request with all its earlier messages. Without an email address there is no confirmation to pass on by phone,
   * because the family has read it on the page.
   */
  async remove(
    record: HydratedDocument<Request>,
    by: FamilyActor,
    entity: RequestEntity,
    confirmation: NewMessage,
  ): Promise<undefined> {
    const told = confirmation.email === undefined ? undefined : this.told(record, confirmation);
    await this.submissions.remove(record, by, { entity, also: told ? [told] : [] });
  }

  /** Nothing is sent about suspected spam. */
  private told({ suspectedSpam }: Request, message: NewMessage | undefined): Step | undefined {
    return suspectedSpam || message === undefined ? undefined : this.messages.message(message);
  }
}
