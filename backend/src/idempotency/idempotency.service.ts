import { createHmac } from 'node:crypto';
import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { type Step, Transactions, type Tx } from '../database/index.js';
import { duplicateKey, PublicHttpException } from '../common/errors/index.js';
import type { Key } from './idempotency-key.decorator.js';
import { IDEMPOTENCY_KEY_MODEL, type StoredKey } from './idempotency-key.schema.js';

export const FINGERPRINT_KEY = 'idempotency fingerprint key';

const KEY_TTL_MS = 24 * 60 * 60 * 1000;

/** The same key was already used with different content. */
export function otherContent(): PublicHttpException {
  return new PublicHttpException(HttpStatus.UNPROCESSABLE_ENTITY, REFUSALS.sentBefore);
}

/** A new record as the caller passes it; this service adds its id and times. */
type NewRecord<Stored> = Omit<Stored, '_id' | 'createdAt' | 'updatedAt'> & {
  /** Set if the caller has to know the id beforehand. */
  readonly _id?: Types.ObjectId;
};

export interface Submission<Stored, Answer> {
  readonly key: Key;
  /** What was sent, in a fixed order and without any secret: the same key with other content is refused. */
  readonly sent: unknown;
  /** Stored as it is, because its DTO has validated it. */
  readonly record: NewRecord<Stored>;
  readonly toAnswer: (record: Stored) => Answer;
  /** Throws if the record cannot be stored at present. A repeated submission still gets its first answer. */
  readonly refuse?: (() => Promise<void>) | undefined;
  /** Further writes of the same transaction: messages and the audit event. */
  readonly also: readonly Step[];
}

/** A change of records that are there, in one transaction that may be run again. */
interface KeyedChange<Answer> {
  readonly key: Key;
  /** What was sent, in a fixed order: the same key with other content is refused. */
  readonly sent: unknown;
  readonly recordId: Types.ObjectId;
  readonly change: (tx: Tx) => Promise<Answer>;
}

/** An answer, and whether this call created the record (false for a replay). */
export interface Created<Answer> {
  readonly answer: Answer;
  readonly created: boolean;
}

/** Creates each record once, however often the same form is sent. */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectModel(IDEMPOTENCY_KEY_MODEL) private readonly keys: Model<StoredKey>,
    @Inject(FINGERPRINT_KEY) private readonly fingerprintKey: string,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores a record and gives its answer; with a key, the same submission is stored only once and answered the same again
   * for 24 h. The key is stored in the transaction of the record: of two concurrent calls, in any process, one wins.
   * @throws PublicHttpException (422) when the key was used before with other content
   */
  async createIdempotent<Stored, Answer>(
    model: Model<Stored>,
    { key, sent, record, toAnswer, refuse, also }: Submission<Stored, Answer>,
  ): Promise<Created<Answer>> {
    const now = new Date();
    const { _id = new Types.ObjectId() } = record;
    const stored = { ...withoutGaps(record), _id, createdAt: now, updatedAt: now };
    const answer = toAnswer(stored as unknown as Stored);
    try {
      await refuse?.();
      await this.transactions.run(async (tx) => {
        // The key comes first: a repeated submission ends here.
        await this.use(tx, key, sent, answer, _id);
        await tx.insert(model.collection, stored);
        for (const step of also) await step(tx);
      });
    } catch (error) {
      return { answer: await this.firstAnswer<Answer>(error, key, sent), created: false };
    }
    return { answer, created: true };
  }

  /**
   * Makes a change and gives its answer; with a key, the same change is made only once and answered the same again for 24 h.
   * @param recordId when this record is erased, the answer is forgotten
   * @throws PublicHttpException (422) when the key was used before with other content
   */
  async changeOnce<Answer>({ key, sent, recordId, change }: KeyedChange<Answer>): Promise<Answer> {
    try {
      return await this.transactions.run(async (tx) => {
        const answer = await change(tx);
        await this.use(tx, key, sent, answer, recordId);
        return answer;
      });
    } catch (error) {
      return this.firstAnswer<Answer>(error, key, sent);
    }
  }

  private async use(tx: Tx, key: Key, sent: unknown, answer: unknown, recordId: Types.ObjectId): Promise<void> {
    if (key === undefined) return;
    const until = new Date(Date.now() + KEY_TTL_MS);
    const used: StoredKey = {
      _id: key,
      fingerprint: this.fingerprint(sent),
      answer: JSON.stringify(answer),
      recordId,
      until,
    };
    await tx.insert(this.keys.collection, used);
  }

  /** The answer that was given to this key before. @throws the error itself if there is none */
  private async firstAnswer<Answer>(error: unknown, key: Key, sent: unknown): Promise<Answer> {
    // The duplicate may be reported for any unique index, such as the e-mail's.
    const mayBeRepeated = duplicateKey(error) !== undefined || error instanceof HttpException;
    const first = mayBeRepeated && (await this.earlier(key));
    if (!first) throw error;
    if (first.fingerprint !== this.fingerprint(sent)) throw otherContent();
    return JSON.parse(first.answer) as Answer;
  }

  private fingerprint(sent: unknown): string {
    return createHmac('sha256', this.fingerprintKey).update(JSON.stringify(sent)).digest('base64url');
  }

  /** Whether this key has already been used. */
  async isKnown(key: Key): Promise<boolean> {
    return (await this.earlier(key)) !== null;
  }

  /** Forgets the answers about records that are erased; whoever sends one of them again is refused (422). */
  async forget(tx: Tx, records: readonly Types.ObjectId[]): Promise<void> {
    const forgotten = { $set: { fingerprint: '', answer: '' } };
    await tx.updateMany(this.keys.collection, { recordId: { $in: [...records] } }, forgotten);
  }

  /** Reads in a transaction, so that nobody is told of a record that a majority has not stored yet. */
  private async earlier(key: Key): Promise<StoredKey | null> {
    if (key === undefined) return null;
    return this.transactions.run((tx) => tx.findOne<StoredKey>(this.keys.collection, { _id: key }));
  }
}

/** Drops empty fields, so that they are absent rather than `null`. */
function withoutGaps(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
