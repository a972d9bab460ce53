import { createHmac } from 'node:crypto';
import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Collection, type Model, trusted, Types } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { batched } from '../batched.js';
import { findByCommand } from '../by-command.js';
import { duplicateKey, PublicHttpException } from '../errors/index.js';
import { PendingEvents } from '../pending-events/index.js';
import type { Key } from './idempotency-key.decorator.js';
import type { IdempotencyRecord, WithIdempotency } from './idempotency.schema.js';
import { inserting, type NewDocument, TOGETHER } from './insert.js';
import { SPENT_KEY_MODEL, type SpentKey } from './spent-key.schema.js';

export const FINGERPRINT_KEY = 'idempotency fingerprint key';

const KEY_TTL_MS = 24 * 60 * 60 * 1000;

/** The same key came before with other content. */
export function otherContent(): PublicHttpException {
  return new PublicHttpException(HttpStatus.UNPROCESSABLE_ENTITY, REFUSALS.sentBefore);
}

/** What the caller passes of a new record; id, times and key are added here. */
type NewRecord<Stored> = Omit<Stored, '_id' | 'createdAt' | 'updatedAt' | 'idempotency'> & {
  /** Given where the caller has to know it beforehand. */
  readonly _id?: Types.ObjectId;
};

/** One submission. */
export interface Submission<Stored, Answer> {
  readonly key: Key;
  /** What was sent, in a fixed order and without any secret: the same key with other content is refused. */
  readonly sent: unknown;
  /** Validated by its DTO, stored as it is. */
  readonly record: NewRecord<Stored>;
  readonly toAnswer: (record: Stored) => Answer;
  /** Refuses (throws) what cannot be stored as things stand; a repeated submission gets its first answer all the same. */
  readonly refuse?: (() => Promise<void>) | undefined;
}

/** An answer, and whether this call created the record (false for a replay). */
export interface Created<Answer> {
  readonly answer: Answer;
  readonly created: boolean;
}

type Earlier = Pick<IdempotencyRecord, 'fingerprint' | 'answer'>;

/** Creates each record once, however often the same form is sent. */
@Injectable()
export class IdempotencyService {
  private readonly inserts = new Map<string, (record: NewDocument) => Promise<void>>();
  private readonly spentKey = batched((keys: readonly string[]) => this.spentAmong(keys), TOGETHER);

  constructor(
    @InjectModel(SPENT_KEY_MODEL) private readonly spentKeys: Model<SpentKey>,
    @Inject(FINGERPRINT_KEY) private readonly fingerprintKey: string,
    private readonly pending: PendingEvents,
  ) {}

  /**
   * Stores a record and gives its answer; with a key, the same submission is stored only once and answered the same again for 24 h.
   * The key is part of the record, under a unique index, so that of two concurrent calls, in any process, one wins.
   * @throws PublicHttpException (422) when the key was used before with other content
   */
  async createIdempotent<Stored extends WithIdempotency, Answer>(
    model: Model<Stored>,
    { key, sent, record, toAnswer, refuse }: Submission<Stored, Answer>,
  ): Promise<Created<Answer>> {
    const now = new Date();
    const { _id = new Types.ObjectId() } = record;
    const stored: NewDocument = { ...withoutGaps(record), _id, createdAt: now, updatedAt: now };
    const answer = toAnswer(stored as unknown as Stored);
    if (key === undefined) {
      await refuse?.();
      await this.insert(model, stored);
      this.deliver(model.collection, stored);
      return { answer, created: true };
    }
    const fingerprint = createHmac('sha256', this.fingerprintKey).update(JSON.stringify(sent)).digest('base64url');
    const until = new Date(now.getTime() + KEY_TTL_MS);
    const idempotency: IdempotencyRecord = { key, fingerprint, answer: JSON.stringify(answer), until };
    try {
      await refuse?.();
      await this.insert(model, { ...stored, idempotency });
    } catch (error) {
      // The key was used before or concurrently; the duplicate may be reported for any unique index, such as the e-mail's.
      const mayBeRepeated = duplicateKey(error) !== undefined || error instanceof HttpException;
      const first = mayBeRepeated && (await this.earlier(model, key));
      if (!first) throw error;
      return replay<Answer>(first, fingerprint);
    }
    // A deleted record's key is spent before the record goes: checked after the insert, so that none is missed.
    const spent = await this.spentKey(key);
    if (spent) {
      await model.collection.deleteOne({ _id });
      return replay<Answer>(spent, fingerprint);
    }
    this.deliver(model.collection, stored);
    return { answer, created: true };
  }

  private async spentAmong(keys: readonly string[]): Promise<readonly (SpentKey | undefined)[]> {
    const found = await findByCommand(this.spentKeys, { filter: { _id: trusted({ $in: keys }) } });
    return keys.map((key) => found.find(({ _id }) => _id === key));
  }

  private insert<Stored>(model: Model<Stored>, record: NewDocument): Promise<void> {
    const insert = this.inserts.get(model.modelName) ?? inserting(model);
    this.inserts.set(model.modelName, insert);
    return insert(record);
  }

  /** Delivers the message about a new record, without delaying the answer. */
  private deliver(collection: Collection, { eventPending }: NewDocument): void {
    if (eventPending !== undefined) this.pending.deliverLater(collection);
  }

  /** Keeps the key of a record that is about to go, for the rest of its 24 hours. */
  async spend(idempotency: IdempotencyRecord | undefined): Promise<void> {
    if (!idempotency || idempotency.until <= new Date()) return;
    const { key, fingerprint, answer, until } = idempotency;
    await this.spentKeys.updateOne({ _id: key }, { $set: { fingerprint, answer, until } }, { upsert: true });
  }

  /**
   * The same where nothing of the record may be kept, its answer included: whoever sends it again is refused (422).
   */
  async spendWithoutAnswer(idempotency: IdempotencyRecord | undefined): Promise<void> {
    await this.spend(idempotency && { ...idempotency, fingerprint: '', answer: '' });
  }

  /** Whether a key came before. */
  async isKnown<Stored extends WithIdempotency>(model: Model<Stored>, key: Key): Promise<boolean> {
    return key !== undefined && Boolean(await this.earlier(model, key));
  }

  private async earlier<Stored extends WithIdempotency>(
    model: Model<Stored>,
    key: string,
  ): Promise<Earlier | null | undefined> {
    const record = await model.collection.findOne({ 'idempotency.key': key }, { projection: { idempotency: 1 } });
    return (record as WithIdempotency | null)?.idempotency ?? this.spentKeys.findById(key).lean<SpentKey>();
  }
}

function replay<Answer>(earlier: Earlier, fingerprint: string): Created<Answer> {
  if (earlier.fingerprint !== fingerprint) throw otherContent();
  return { answer: JSON.parse(earlier.answer) as Answer, created: false };
}

/** Drops empty fields, so that they are absent rather than `null`. */
function withoutGaps(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
