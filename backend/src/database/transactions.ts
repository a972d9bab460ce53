import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Collection, type Connection, isObjectIdOrHexString, mongo, Types } from 'mongoose';

type Filter = Readonly<Record<string, unknown>>;
type Update = Readonly<Record<`$${string}`, object>>;

/** One step of a change; all steps of its transaction are stored, or none. */
export type Step = (tx: Tx) => Promise<unknown>;

/**
 * An open transaction: what is read and written through it belongs to it. Its calls must be awaited one after the other,
 * as MongoDB takes one command of a session at a time.
 */
export class Tx {
  private readonly later: (() => void)[] = [];

  constructor(private readonly session: mongo.ClientSession) {}

  /** @throws MongoServerError 11000 where a unique index refuses it, see `duplicateKey` */
  async insert(collection: Collection, document: object): Promise<void> {
    await collection.insertOne(document, { session: this.session });
  }

  /** Inserts all of them with one command. */
  async insertMany(collection: Collection, documents: readonly object[]): Promise<void> {
    if (documents.length > 0) await collection.insertMany([...documents], { session: this.session });
  }

  async findOne<Found extends object>(
    collection: Collection,
    where: Filter,
    projection?: object,
  ): Promise<Found | null> {
    return collection.findOne<Found>(where, { session: this.session, ...(projection && { projection }) });
  }

  /** @throws NotFoundException for an unknown id, for text that is no id, and where the condition is not met */
  async findOr404<Found extends object>(
    collection: Collection,
    id: Types.ObjectId | string,
    where: Filter = {},
  ): Promise<Found> {
    const found = isObjectIdOrHexString(id)
      ? await this.findOne<Found>(collection, { ...where, _id: new Types.ObjectId(id) })
      : null;
    if (found === null) throw new NotFoundException();
    return found;
  }

  async find<Found extends object>(collection: Collection, where: Filter, projection?: object): Promise<Found[]> {
    return collection.find<Found>(where, { session: this.session, ...(projection && { projection }) }).toArray();
  }

  /** @returns the changed document; `null` if none meets the condition */
  async update<Found extends object>(collection: Collection, where: Filter, update: Update): Promise<Found | null> {
    const options = { session: this.session, returnDocument: 'after' } as const;
    return (await collection.findOneAndUpdate(where, update, options)) as Found | null;
  }

  /**
   * Writes to a document without changing what it says. If two transactions claim it at the same moment, one of them is run
   * again, and then sees what the other has written about it.
   * @returns the document; `null` if none meets the condition
   */
  claim<Found extends object>(collection: Collection, where: Filter): Promise<Found | null> {
    return this.update<Found>(collection, where, { $inc: { claims: 1 } });
  }

  /** Changes the document that meets the condition, or inserts it. */
  async upsert(collection: Collection, where: Filter, update: Update): Promise<void> {
    await collection.updateOne(where, update, { session: this.session, upsert: true });
  }

  async updateMany(collection: Collection, where: Filter, update: Update): Promise<void> {
    await collection.updateMany(where, update, { session: this.session });
  }

  /** Changes each of these documents in its own way, all with one command. */
  async updateEach(
    collection: Collection,
    changes: readonly { readonly _id: Types.ObjectId; readonly update: Update }[],
  ): Promise<void> {
    if (changes.length === 0) return;
    const each = changes.map(({ _id, update }) => ({ updateOne: { filter: { _id }, update } }));
    await collection.bulkWrite(each, { session: this.session });
  }

  /** @returns whether there was one */
  async delete(collection: Collection, where: Filter): Promise<boolean> {
    return (await collection.deleteOne(where, { session: this.session })).deletedCount === 1;
  }

  /** @returns how many there were */
  async deleteMany(collection: Collection, where: Filter): Promise<number> {
    return (await collection.deleteMany(where, { session: this.session })).deletedCount;
  }

  /** Calls this once the transaction is committed: a log line, or a worker that is woken. It must not throw. */
  after(work: () => void): void {
    this.later.push(work);
  }

  committed(): void {
    for (const work of this.later) work();
  }
}

/** A transaction that clashed with another is not repeated after this time, because a request is answered within five seconds. */
const BEGUN_WITHIN_MS = 2500;
/** Used if MONGODB_URI sets no time-out. */
const LONGEST_MS = 20_000;
/** More changes than this wait for their turn, because transactions that run side by side clash and are repeated. */
const OPEN_AT_ONCE = 16;
const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 100;

/** A change that waits for its turn. */
interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: unknown) => void;
}

/** Runs changes as transactions: all of a change is stored, or nothing of it. */
@Injectable()
export class Transactions {
  private open = 0;
  private readonly waiting: Waiting[] = [];

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs `work` in a transaction and commits it. If it clashed with another one, or the database changed its primary, it is
   * run again: `work` must have no effect but through its `tx`, and must not rely on the state of a Mongoose document.
   * @returns what `work` returned
   * @throws what `work` throws: then nothing is stored. MongoDB's own errors where the database is away or too busy; where
   * the answer to the commit was lost, the change may be stored (label `UnknownTransactionCommitResult`)
   */
  run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const client = this.connection.db?.client;
    if (!client) throw new mongo.MongoNotConnectedError('The store was not reached yet.');
    return within(client.options.socketTimeoutMS || LONGEST_MS, (refuseLate) =>
      this.inTurn(() => {
        refuseLate();
        return this.untilCommitted(client, work);
      }),
    );
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.open >= OPEN_AT_ONCE) await new Promise<void>((begin, refuse) => this.waiting.push({ begin, refuse }));
    else this.open += 1;
    try {
      return await work();
    } catch (error) {
      // The database is away: whoever waits would only look for it as long again.
      if (isAway(error)) for (const { refuse } of this.waiting.splice(0)) refuse(error);
      throw error;
    } finally {
      const next = this.waiting.shift();
      if (next) next.begin();
      else this.open -= 1;
    }
  }

  private async untilCommitted<Result>(client: mongo.MongoClient, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(client, work);
      } catch (error) {
        const isOver = isAway(error) || performance.now() - begun > BEGUN_WITHIN_MS;
        if (isOver || !isLabelled(error, 'TransientTransactionError')) throw error;
      }
      const longest = Math.min(SHORTEST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
      await pause(SHORTEST_PAUSE_MS + Math.random() * longest);
    }
  }
}

async function runOnce<Result>(client: mongo.MongoClient, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const session = client.startSession();
  session.startTransaction({ readConcern: { level: 'snapshot' } });
  const tx = new Tx(session);
  try {
    const result = await work(tx);
    await commit(session);
    tx.committed();
    return result;
  } catch (error) {
    // The database did not answer, so it is not asked again.
    const ended = session.inTransaction() ? session.abortTransaction().catch(() => undefined) : undefined;
    if (!(error instanceof mongo.MongoError)) await ended;
    throw error;
  } finally {
    void session.endSession().catch(() => undefined);
  }
}

/** Commits. If the answer is lost, asks again, because the server repeats the answer of a commit it has made. */
async function commit(session: mongo.ClientSession): Promise<void> {
  const begun = performance.now();
  for (;;) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      const isUnknown = isLabelled(error, 'UnknownTransactionCommitResult');
      if (!isUnknown || performance.now() - begun > BEGUN_WITHIN_MS) throw error;
      await pause(LONGEST_PAUSE_MS);
    }
  }
}

/** Whether the driver has looked for the database in vain, which takes its `serverSelectionTimeoutMS`. */
function isAway(error: unknown): boolean {
  return error instanceof mongo.MongoServerSelectionError;
}

function isLabelled(error: unknown, label: string): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}

/**
 * Settles as the work does, or is refused after that time.
 * @param work gets a function that throws once it is too late to begin
 */
async function within<Result>(ms: number, work: (refuseLate: () => void) => Promise<Result>): Promise<Result> {
  const late = new mongo.MongoOperationTimeoutError(`No commit within ${ms} ms`);
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const refused = new Promise<never>((_, reject) => {
    const refuse = (): void => {
      isLate = true;
      reject(late);
    };
    // If this process stood still, the answer may have arrived meanwhile: it is read first.
    timer = setTimeout(() => setImmediate(refuse), ms);
  });
  const refuseLate = (): void => {
    if (isLate) throw late;
  };
  try {
    return await Promise.race([work(refuseLate), refused]);
  } finally {
    clearTimeout(timer);
  }
}
