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

interface Sent {
  readonly key: Key;
  /** What was sent, in a fixed order and without any secret: the same key with other content is refused. */
  readonly sent: unknown;
  /** Called before a repetition gets the first answer. */
  readonly repeated?: () => Promise<void>;
}

export interface Submission<Stored, Answer> extends Sent {
  /** It is stored as it is, because its DTO has validated it. */
  readonly record: NewRecord<Stored>;
  readonly toAnswer: (record: Stored) => Answer;
  /** Throws if the record cannot be stored at present. A repeated submission still gets its first answer. */
  readonly refuse?: (() => Promise<void>) | undefined;
  /** Further writes of the same transaction: messages and the audit event. */
  readonly also: readonly Step[];
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
    { record, toAnswer, refuse, also, ...sent }: Submission<Stored, Answer>,
  ): Promise<Answer> {
    const now = new Date();
    const { _id = new Types.ObjectId() } = record;
    const stored = { ...withoutGaps(record), _id, createdAt: now, updatedAt: now };
    const answer = toAnswer(stored as unknown as Stored);
    const used = this.usedKey(sent, _id, now);
    return this.orFirst(sent, used, async () => {
      await refuse?.();
      await this.transactions.run(async (tx) => {
        // The key comes first: a repeated submission ends here.
        if (sent.key !== undefined) {
          await tx.insert(this.keys.collection, { _id: sent.key, ...used, answer: JSON.stringify(answer) });
        }
        await tx.insert(model.collection, stored);
        for (const step of also) await step(tx);
      });
      return answer;
    });
  }

  /**
   * Does a change once, and gives the answer that it makes; a repetition with the same key gets the first answer for 24 h.
   * @param recordId the record whose erasure makes the answer forgotten
   * @param work all that is changed, in one transaction
   */
  async once<Answer>(
    { recordId, ...sent }: Sent & { readonly recordId: Types.ObjectId },
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> {
    const { key } = sent;
    if (key === undefined) return this.transactions.run(work);
    const used = this.usedKey(sent, recordId, new Date());
    return this.orFirst(sent, used, () =>
      this.transactions.run(async (tx) => {
        await tx.insert(this.keys.collection, { _id: key, ...used });
        const answer = await work(tx);
        await tx.update(this.keys.collection, { _id: key }, { $set: { answer: JSON.stringify(answer) } });
        return answer;
      }),
    );
  }

  private usedKey({ sent }: Sent, recordId: Types.ObjectId, now: Date): Omit<StoredKey, '_id'> {
    const fingerprint = createHmac('sha256', this.fingerprintKey).update(JSON.stringify(sent)).digest('base64url');
    return { fingerprint, answer: '', recordId, until: new Date(now.getTime() + KEY_TTL_MS) };
  }

  /** Does the work, or gives the first answer if the key has already been used. */
  private async orFirst<Answer>(
    { key, repeated }: Sent,
    { fingerprint }: Omit<StoredKey, '_id'>,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      // The duplicate may be reported for any unique index, such as the e-mail's.
      const mayBeRepeated = duplicateKey(error) !== undefined || error instanceof HttpException;
      const first = mayBeRepeated && (await this.earlier(key));
      if (!first) throw error;
      if (first.fingerprint !== fingerprint) throw otherContent();
      await repeated?.();
      return JSON.parse(first.answer) as Answer;
    }
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
