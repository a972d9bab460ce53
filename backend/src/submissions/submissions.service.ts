import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type HydratedDocument, type Model, Types } from 'mongoose';
import type { Language } from '#contract/languages';
import { REFERENCE_LETTERS, referenceOf } from '#contract/references';
import type { RequestEntity } from '#contract/subjects';
import { ADMIN_ROLE } from '#contract/users';
import { type Actor, AuditedChanges, type NewEvent } from '../audit/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { ONLY_SUSPECTED_SPAM } from '../common/suspected-spam.js';
import type { Step, Tx } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { NotesService } from '../notes/index.js';
import { type NewMessage, MessagesService, PrivateLinks } from '../messages/index.js';
import { Dependents } from '../subjects/index.js';
import type { WithFollowUp } from './submission.schema.js';

/** A public form's record, with everything needed to store it. */
interface NewRequest<Stored, Answer> {
  readonly entity: RequestEntity;
  readonly key: Key;
  /** The body as its DTO read it. */
  readonly dto: { readonly language?: Language };
  readonly record: Omit<Stored, '_id' | 'createdAt' | 'updatedAt'>;
  /** The message that confirms its arrival; none for suspected spam. */
  readonly received: ((record: Stored) => NewMessage | undefined) | undefined;
  /** Records which administrator created it for a family. */
  readonly recorded?: (record: Stored) => Step;
  readonly toAnswer: (record: Stored) => Answer;
  readonly refuse?: (() => Promise<void>) | undefined;
}

/** The details with which a family can ask for its request later. */
export interface Receipt {
  readonly reference?: string;
  /** Its private address. */
  readonly followUp?: string;
}

/** The stored fields from which the private address can be verified; its secret is stored nowhere. */
interface FollowUpLink {
  readonly recordId: string;
  readonly sentIn: Language;
}

const REFERENCE_LENGTH = 8;

/** Stores what families send, and gives them a reference and a private address to follow it. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly changes: AuditedChanges,
    private readonly dependents: Dependents,
    private readonly idempotency: IdempotencyService,
    private readonly links: PrivateLinks,
    private readonly messages: MessagesService,
    private readonly notes: NotesService,
  ) {}

  /** Stores a request once, with its message. A repetition gets the first answer. */
  async create<Stored extends WithFollowUp & { _id: Types.ObjectId }, Answer extends object>(
    model: Model<Stored>,
    { entity, key, dto, record, received, recorded, toAnswer, refuse }: NewRequest<Stored, Answer>,
  ): Promise<Answer & Receipt> {
    // The same form in another language is the same submission.
    const { language = 'en', ...sent } = dto;
    const reference = this.newReference();
    const stored = { ...record, ...this.identity(entity, reference, language) };
    const made = stored as unknown as Stored;
    const message = received?.(made);
    const { recordId, sentIn, ...rest } = await this.idempotency.createIdempotent(model, {
      key,
      sent,
      record: stored,
      also: [...(message ? [this.messages.message(message)] : []), ...(recorded ? [recorded(made)] : [])],
      toAnswer: (created: Stored): Answer & FollowUpLink & { reference?: string } => ({
        ...toAnswer(created),
        reference,
        recordId: String(created._id),
        sentIn: language,
      }),
      refuse,
    });
    return { ...(rest as unknown as Answer), followUp: this.links.followUp(entity, recordId, sentIn) };
  }

  /**
   * Removes what somebody sent, with what is kept about it. Its idempotency key stays: a late retry does not bring
   * it back.
   * @param also further writes of the same transaction, such as a message that replaces the earlier ones
   */
  async remove(
    record: HydratedDocument<{ updatedAt: Date }>,
    by: Actor,
    {
      also = [],
      ...about
    }: Pick<Parameters<AuditedChanges['delete']>[2], 'entity' | 'kind'> & { also?: readonly Step[] },
    tx?: Tx,
  ): Promise<void> {
    const id = String(record._id);
    const isOwn = by.role !== ADMIN_ROLE;
    const own: readonly Step[] = isOwn ? [(tx) => this.dependents.ownRemoved(tx, id)] : [];
    const all = [this.notes.removal(id), this.messages.removal(id), ...own, ...also];
    await this.changes.delete(record, by, { ...about, also: all }, {}, tx);
  }

  /** Removes the suspicion of spam from a request, and tells its sender that it has arrived. */
  async release<Stored extends { updatedAt: Date }>(
    model: Model<Stored>,
    id: string,
    by: Actor,
    about: Pick<NewEvent, 'entity' | 'kind'>,
    received: (record: Stored) => NewMessage | undefined,
  ): Promise<HydratedDocument<Stored>> {
    const record = await findOr404(model, id, ONLY_SUSPECTED_SPAM);
    record.$where = ONLY_SUSPECTED_SPAM;
    const message = received(record.toObject<Stored>());
    const also = message && this.messages.message(message);
    await this.changes.update(record, { suspectedSpam: undefined }, by, { ...about, action: 'released', also });
    return record;
  }

  /** The fields that a family needs to ask for its request, with the record's id. */
  identity(entity: RequestEntity, reference: string, language: Language, _id = new Types.ObjectId()) {
    return { _id, reference, language, followUpHash: this.links.followUpToken(entity, String(_id)).hash };
  }

  /** Draws a reference at random: a million million are possible. A unique index refuses one that is taken. */
  newReference(): string {
    const draw = () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)];
    return referenceOf(Array.from({ length: REFERENCE_LENGTH }, draw).join(''));
  }
}
