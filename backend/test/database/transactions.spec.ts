import mongoose from 'mongoose';
import { failure, Long, MongoClient, MongoServerError, withStore } from './support/store.js';

interface Row {
  _id: number;
  n?: number;
  key?: string;
}
type Rows = mongoose.mongo.Collection<Row>;
type Session = mongoose.mongo.ClientSession;
type Attempt = (rows: Rows, session: Session) => Promise<unknown>;

const LABEL = 'TransientTransactionError';

/** Whether a promise has settled, told from outside. */
function watched<T>(promise: Promise<T>): { readonly promise: Promise<T>; isSettled: boolean } {
  const watch = { promise, isSettled: false };
  const settle = () => (watch.isSettled = true);
  promise.then(settle, settle);
  return watch;
}

describe('a transaction', () => {
  const given = withStore();
  let rows: Rows;
  let sessions: Session[] = [];

  function begin(client = given.client): Session {
    const session = client.startSession();
    session.startTransaction();
    sessions.push(session);
    return session;
  }

  const numbers = async (session?: Session): Promise<(number | undefined)[]> =>
    (
      await rows
        .find({}, { ...(session && { session }) })
        .sort({ n: 1 })
        .toArray()
    ).map(({ n }) => n);

  /** Another 112 than at the commit: the statement itself says it, and that the transaction may be begun again. */
  async function mustConflict(statement: Promise<unknown>): Promise<void> {
    const error = await failure(statement);
    expect([error.code, error.codeName, error.hasErrorLabel(LABEL)]).toEqual([112, 'WriteConflict', true]);
  }

  async function mustBeOver(session: Session): Promise<void> {
    const error = await failure(rows.findOne({}, { session }));
    expect([error.code, error.hasErrorLabel(LABEL)]).toEqual([251, true]);
  }

  beforeEach(async () => {
    rows = given.db.collection<Row>(given.collection().collectionName);
    await rows.createIndex({ key: 1 }, { unique: true, sparse: true }, undefined);
    await rows.insertMany([1, 2, 3].map((n) => ({ _id: n, n, key: `k${n}` })));
  });
  afterEach(async () => {
    for (const session of sessions) await session.endSession();
    sessions = [];
  });

  it('is written as a whole by its commit, seen by nobody else before that, and by itself at once', async () => {
    const session = begin();
    const others = given.db.collection<Row>(given.collection().collectionName);
    await rows.updateOne({ n: 2 }, { $set: { n: 20 } }, { session });
    await rows.deleteOne({ n: 3 }, { session });
    await others.insertOne({ _id: 4 }, { session });
    expect(await numbers(session)).toEqual([1, 20]);
    expect(await numbers()).toEqual([1, 2, 3]);
    expect(await others.countDocuments()).toBe(0);
    expect(await others.countDocuments({}, { session })).toBe(1);
    await session.commitTransaction();
    expect(await numbers()).toEqual([1, 20]);
    expect(await others.countDocuments()).toBe(1);
  });

  it('leaves nothing when it is given up', async () => {
    const session = begin();
    await rows.updateMany({}, { $inc: { n: 10 } }, { session });
    await rows.insertOne({ _id: 4, n: 4 }, { session });
    await session.abortTransaction();
    expect(await numbers()).toEqual([1, 2, 3]);
    await rows.insertOne({ _id: 4, n: 4, key: 'k4' });
  });

  it('reads what there was when it began, whatever others write and index meanwhile', async () => {
    const session = begin();
    expect(await numbers(session)).toEqual([1, 2, 3]);
    await rows.insertOne({ _id: 0, n: 0 });
    await rows.updateOne({ n: 3 }, { $set: { n: 30 } });
    await rows.createIndex({ n: 1 }, undefined, undefined);
    expect(await numbers(session)).toEqual([1, 2, 3]);
    expect(await rows.countDocuments({ n: 3 }, { session })).toBe(1);
    expect(await rows.findOne({ n: { $gt: 2 } }, { session })).toMatchObject({ n: 3 });
    await session.commitTransaction();
    expect(await numbers()).toEqual([0, 1, 2, 30]);
  });

  it('keeps its entries in an index that was made while it was open', async () => {
    const session = begin();
    await rows.insertOne({ _id: 4, n: 4 }, { session });
    await rows.createIndex({ n: -1 }, undefined, undefined);
    await session.commitTransaction();
    expect(await rows.findOne({ n: 4 })).toMatchObject({ _id: 4 });
    expect(await rows.countDocuments({ n: { $gt: 3 } })).toBe(1);
  });

  it('is begun again by who comes second to a document, and told so by the statement', async () => {
    const [first, second] = [begin(), begin()];
    await rows.findOne({}, { session: second });
    await rows.updateOne({ n: 1 }, { $inc: { n: 100 } }, { session: first });
    await mustConflict(rows.updateOne({ _id: 1 }, { $inc: { n: 200 } }, { session: second }));
    await mustBeOver(second);
    await first.commitTransaction();
    expect(await numbers()).toEqual([2, 3, 101]);
  });

  it.each<[string, Attempt]>([
    ['updated', (each) => each.updateOne({ _id: 1 }, { $set: { n: 7 } })],
    ['deleted', (each) => each.deleteOne({ _id: 1 })],
  ])('conflicts with a document that was %s since it began', async (_name, write) => {
    const session = begin();
    await rows.findOne({}, { session });
    await write(rows, session);
    await mustConflict(rows.updateOne({ _id: 1 }, { $inc: { n: 200 } }, { session }));
  });

  it('conflicts at a statement, never at its commit, with writes that go on in the same moment', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 30; round++) {
      const session = begin();
      await rows.findOne({}, { session });
      const outside = rows.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      const inside = rows.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      const statement = await inside.then(
        () => 'first',
        (error: unknown) => (error instanceof MongoServerError && error.code === 112 ? 'second' : String(error)),
      );
      outcomes.push(statement);
      if (statement === 'first') await session.commitTransaction();
      await outside;
    }
    expect(outcomes.filter((each) => each !== 'first' && each !== 'second')).toEqual([]);
    const written = outcomes.filter((each) => each === 'first').length;
    expect(await rows.findOne({ _id: 1 })).toMatchObject({ n: 1 + 30 + written });
  }, 60_000);

  it('lets a write outside wait that meets its documents, and holds up no other', async () => {
    const session = begin();
    await rows.updateOne({ _id: 1 }, { $set: { n: 10 } }, { session });
    const waiting = watched(rows.updateOne({ _id: 1 }, { $inc: { n: 5 } }));
    const deleting = watched(rows.deleteOne({ n: 10 }));
    await rows.updateOne({ _id: 2 }, { $set: { n: 22 } });
    await rows.insertOne({ _id: 4, n: 4 });
    const another = begin();
    await rows.updateOne({ _id: 3 }, { $set: { n: 33 } }, { session: another });
    await another.commitTransaction();
    expect([waiting.isSettled, await numbers()]).toEqual([false, [1, 4, 22, 33]]);
    await session.commitTransaction();
    expect((await waiting.promise).modifiedCount).toBe(1);
    expect((await deleting.promise).deletedCount).toBeLessThan(2);
    expect((await rows.findOne({ _id: 1 }))?.n ?? 15).toBe(15);
  });

  it('is told of a duplicate key at once, its own and others, and has ended then', async () => {
    const duplicates: Attempt[] = [
      (each, session) => each.insertOne({ _id: 9, key: 'k1' }, { session }),
      (each, session) => each.updateOne({ _id: 2 }, { $set: { key: 'k1' } }, { session }),
      (each, session) =>
        each.insertMany(
          [8, 9].map((_id) => ({ _id, key: 'new' })),
          { session },
        ),
      async (each, session) => {
        await each.updateOne({ _id: 1 }, { $set: { n: 5 } }, { session });
        await each.insertOne({ _id: 9, key: 'k1' }, { session });
      },
    ];
    for (const attempt of duplicates) {
      const session = begin();
      const error = await failure(attempt(rows, session));
      expect([error.code, error.hasErrorLabel(LABEL)]).toEqual([11000, false]);
      await mustBeOver(session);
    }
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it('may take a key again that it has given up, and give it to another', async () => {
    const session = begin();
    await rows.deleteOne({ _id: 1 }, { session });
    await rows.insertOne({ _id: 1, n: 11, key: 'k1' }, { session });
    await rows.updateOne({ _id: 2 }, { $set: { key: 'other' } }, { session });
    await rows.updateOne({ _id: 3 }, { $set: { key: 'k2' } }, { session });
    await rows.updateOne({ _id: 2 }, { $set: { key: 'k3' } }, { session });
    await session.commitTransaction();
    const keys = (await rows.find().sort({ _id: 1 }).toArray()).map(({ key }) => key);
    expect(keys).toEqual(['k1', 'k3', 'k2']);
    expect((await failure(rows.insertOne({ _id: 9, key: 'k2' }))).code).toBe(11000);
    await rows.insertOne({ _id: 9, key: 'other' });
  });

  it('has a new key to itself: another transaction begins again, a write outside waits', async () => {
    const [first, second] = [begin(), begin()];
    await rows.findOne({}, { session: second });
    await rows.insertOne({ _id: 5, key: 'new' }, { session: first });
    const outside = watched(failure(rows.insertOne({ _id: 6, key: 'new' })));
    await mustConflict(rows.insertOne({ _id: 7, key: 'new' }, { session: second }));
    expect(outside.isSettled).toBe(false);
    await first.commitTransaction();
    expect((await outside.promise).code).toBe(11000);
    const again = begin();
    expect((await failure(rows.insertOne({ _id: 7, key: 'new' }, { session: again }))).code).toBe(11000);
  });

  it('lets a bulk outside begin again that meets its key, and tell each error once', async () => {
    const session = begin();
    await rows.insertOne({ _id: 5, key: 'new' }, { session });
    const bulk = [{ _id: 1 }, { _id: 6, key: 'new' }, { _id: 7 }];
    const told = failure(rows.insertMany(bulk, { ordered: false }));
    await rows.insertOne({ _id: 8 });
    await session.abortTransaction();
    const { writeErrors } = (await told) as mongoose.mongo.MongoBulkWriteError;
    expect([writeErrors].flat().map(({ index, code }) => [index, code])).toEqual([[0, 11000]]);
    expect((await rows.find().toArray()).map(({ _id }) => _id).sort()).toEqual([1, 2, 3, 6, 7, 8]);
  });

  it('has a key to itself that it gives up, too', async () => {
    const session = begin();
    await rows.deleteOne({ _id: 1 }, { session });
    const outside = watched(rows.insertOne({ _id: 6, key: 'k1' }));
    await rows.insertOne({ _id: 7, key: 'other' });
    expect(outside.isSettled).toBe(false);
    await session.commitTransaction();
    await outside.promise;
    expect(await rows.findOne({ key: 'k1' })).toMatchObject({ _id: 6 });
  });

  it('does not wait for ever for another one that waits for it', async () => {
    const [first, second] = [begin(), begin()];
    await rows.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session: first });
    await rows.updateOne({ _id: 2 }, { $inc: { n: 10 } }, { session: second });
    const crossed = [
      rows.updateOne({ _id: 2 }, { $inc: { n: 10 } }, { session: first }),
      rows.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session: second }),
    ].map((each) => failure(each));
    expect((await Promise.all(crossed)).map(({ code }) => code)).toContain(112);
  });

  it('has ended after any error', async () => {
    const errors: Attempt[] = [
      (each, session) => each.updateOne({ _id: 1 }, { $rename: { n: 'm' } }, { session }),
      (each, session) => each.find({ $where: 'true' }, { session }).toArray(),
      (each, session) => each.find({}, { session, hint: 'key_1' }).toArray(),
      (each, session) => each.distinct('n', {}, { session }),
      (each, session) => each.aggregate([{ $lookup: {} }], { session }).toArray(),
    ];
    for (const attempt of errors) {
      const session = begin();
      await rows.updateOne({ _id: 2 }, { $set: { n: 9 } }, { session });
      expect((await failure(attempt(rows, session))).hasErrorLabel(LABEL)).toBe(false);
      await mustBeOver(session);
      await rows.updateOne({ _id: 2 }, { $set: { n: 2 } });
    }
  });

  it.each<[string, object]>([
    ['count', { count: 'some' }],
    ['createIndexes', { createIndexes: 'some', indexes: [{ key: { a: 1 }, name: 'a' }] }],
    ['listIndexes', { listIndexes: 'some' }],
    ['listCollections', { listCollections: 1 }],
    ['ping', { ping: 1 }],
    ['fsync', { fsync: 1, lock: true }],
  ])('has no %s, as in MongoDB', async (name, command) => {
    const session = begin();
    await rows.findOne({}, { session });
    const error = await failure(given.db.command(command, { session }));
    expect([error.code, error.message]).toEqual([263, `Cannot run '${name}' in a transaction.`]);
    await mustBeOver(session);
  });

  it('is committed again with the same outcome, and not after it was given up', async () => {
    const session = begin();
    const end = (name: string) =>
      given.client
        .db('admin')
        .command({ [name]: 1, autocommit: false, txnNumber: session.serverSession.txnNumber }, { session });
    await rows.insertOne({ _id: 4 }, { session });
    await session.commitTransaction();
    await rows.deleteOne({ _id: 4 });
    await session.commitTransaction();
    expect(await rows.countDocuments({ _id: 4 })).toBe(0);
    expect((await failure(end('abortTransaction'))).code).toBe(251);
    session.startTransaction();
    await rows.insertOne({ _id: 5 }, { session });
    await session.abortTransaction();
    for (const name of ['commitTransaction', 'commitTransaction', 'abortTransaction']) {
      const error = await failure(end(name));
      expect([error.code, error.hasErrorLabel(LABEL)]).toEqual([251, true]);
    }
    expect(await rows.countDocuments()).toBe(3);
  });

  it('writes no more than 16 MB', async () => {
    const session = begin();
    const large = Array.from({ length: 4 }, (_, i) => ({
      _id: i + 10,
      key: String(i),
      text: 'x'.repeat(4 * 1024 * 1024),
    }));
    await rows.insertMany(large.slice(0, 3), { session });
    expect((await failure(rows.insertOne(large[3] as Row, { session }))).codeName).toBe('TransactionTooLarge');
    await mustBeOver(session);
  });

  it('is refused, to be begun again, where very many are open; who reads without one is not', async () => {
    const first = begin();
    await rows.findOne({}, { session: first });
    let told: mongoose.mongo.MongoServerError | undefined;
    for (let i = 0; i < 600 && !told; i++) {
      // Each has a snapshot of its own.
      await rows.updateOne({ _id: 2 }, { $inc: { n: 1 } });
      const session = begin();
      const error: unknown = await rows.findOne({}, { session }).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error instanceof MongoServerError) told = error;
    }
    expect([told?.codeName, told?.hasErrorLabel(LABEL)]).toEqual(['LockTimeout', true]);
    expect(await rows.countDocuments({ n: { $gt: 1 } })).toBe(2);
    await first.abortTransaction();
    expect(await rows.findOne({ _id: 1 }, { session: begin() })).toMatchObject({ n: 1 });
  });

  it('reads what does not fit into one answer, and its cursors end with it', async () => {
    await rows.insertMany(Array.from({ length: 20 }, (_, i) => ({ _id: i + 10, n: i + 10 })));
    const session = begin();
    await rows.insertOne({ _id: 40, n: 40 }, { session });
    await rows.deleteMany({ n: { $lt: 3 } }, { session });
    const cursor = rows.find({}, { session, batchSize: 5 }).sort({ n: -1 });
    expect(await cursor.next()).toMatchObject({ n: 40 });
    await rows.updateOne({ _id: 10 }, { $set: { n: 10.5 } }, { session });
    expect((await cursor.toArray()).map(({ n }) => Math.floor(n ?? 0))).toEqual([
      ...Array.from({ length: 20 }, (_, i) => 29 - i),
      3,
    ]);
    const unsorted = rows.find({}, { session, batchSize: 2 });
    const again = [await unsorted.next(), await unsorted.next()];
    await rows.updateMany({ _id: { $in: again.map((each) => each?._id ?? 0) } }, { $inc: { n: 1 } }, { session });
    again.push(...(await unsorted.toArray()));
    expect(new Set(again.map((each) => each?._id)).size).toBe(again.length);
    const left = rows.find({}, { session, batchSize: 2 });
    await left.next();
    const { id } = left;
    const more = { getMore: id, collection: rows.collectionName };
    expect((await failure(given.db.command(more))).codeName).toBe('CursorNotFound');
    await session.commitTransaction();
    expect((await failure(given.db.command(more))).codeName).toBe('CursorNotFound');
  });

  it('frees what it holds when its session ends, and when its connection is cut', async () => {
    const elder = begin();
    await rows.findOne({}, { session: elder });
    const program = await MongoClient.connect(given.store.uri, { maxPoolSize: 1 });
    const theirs = program.db().collection<Row>(rows.collectionName);
    for (const end of [
      (session: Session) => program.db('admin').command({ endSessions: [session.id] }),
      () => program.close(),
    ]) {
      const session = program.startSession();
      session.startTransaction();
      await theirs.updateOne({ _id: 1 }, { $set: { n: 9 } }, { session });
      const waiting = watched(rows.updateOne({ _id: 1 }, { $inc: { n: 1 } }));
      await rows.updateOne({ _id: 2 }, { $inc: { n: 1 } });
      expect(waiting.isSettled).toBe(false);
      await end(session);
      await waiting.promise;
    }
    expect(await numbers()).toEqual([3, 3, 4]);
    // So none of them has ended by itself.
    expect(await numbers(elder)).toEqual([1, 2, 3]);
  });

  it('is used by Mongoose: a model joins it, and runs again what came second', async () => {
    const connection = await mongoose.createConnection(given.store.uri, { autoIndex: false }).asPromise();
    const schema = new mongoose.Schema({ _id: Number, n: Number }, { collection: rows.collectionName });
    const Model = connection.model('Row', schema);
    let tries = 0;
    await connection.transaction(async (session) => {
      tries++;
      const row = await Model.findById(1).session(session).orFail();
      if (tries === 1) await rows.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      row.n = (row.n ?? 0) + 10;
      await row.save({ session });
      await new Model({ _id: 4, n: 4 }).save({ session });
      await Model.findOneAndUpdate({ _id: 5 }, { $set: { n: 5 } }, { session, upsert: true });
    });
    await connection.close();
    expect([tries, await numbers()]).toEqual([2, [2, 3, 4, 5, 12]]);
  });

  describe('as the protocol has it', () => {
    let number = 0;
    /** Its sessions have no numbers of the driver's. */
    let client: mongoose.mongo.MongoClient;
    beforeAll(async () => (client = await MongoClient.connect(given.store.uri)));
    afterAll(() => client.close());
    const insert = (_id: number) => ({ insert: rows.collectionName, documents: [{ _id }] });
    let session: Session;
    /** What each command of the present transaction says of it. */
    const part = (more: object = {}) => ({ txnNumber: Long.fromNumber(number), autocommit: false, ...more });
    const first = (more: object = {}) => part({ startTransaction: true, ...more });
    /** The driver adds the session. */
    const run = (command: object, more: object) => client.db().command({ ...command, ...more }, { session });

    beforeEach(() => {
      session = client.startSession();
      sessions.push(session);
      number++;
    });

    it('gives up the one before in its session, and does not begin one twice', async () => {
      await run(insert(4), first());
      number++;
      await run(insert(5), first());
      expect((await failure(run(insert(6), first()))).code).toBe(225);
      number--;
      expect((await failure(run(insert(6), part()))).code).toBe(251);
      number++;
      await rows.insertOne({ _id: 4 });
    });

    it('answers a write that is sent again as before, and writes nothing then', async () => {
      const [once, next] = [0, 1].map((more) => ({ txnNumber: Long.fromNumber(number + more) }));
      const update = { update: rows.collectionName, updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] };
      const answer = { n: 1, nModified: 1, ok: 1 };
      expect(await run(update, { ...once })).toEqual(answer);
      expect(await run(update, { ...once })).toEqual(answer);
      expect(await rows.findOne({ _id: 1 })).toMatchObject({ n: 2 });
      expect(await run(update, { ...next })).toEqual(answer);
      expect(await rows.findOne({ _id: 1 })).toMatchObject({ n: 3 });
      expect((await failure(run(update, { ...once }))).code).toBe(225);
      number++;
    });

    it.each<[string, object]>([
      ['no such transaction', {}],
      ['startTransaction can only be true', { startTransaction: false }],
      ['startTransaction can only be true', { startTransaction: 0 }],
      ['a writeConcern in a transaction', { startTransaction: true, writeConcern: { w: 1 } }],
      ['"linearizable"', { startTransaction: true, readConcern: { level: 'linearizable' } }],
      ['"atClusterTime"', { startTransaction: true, readConcern: { level: 'snapshot', atClusterTime: 1 } }],
      ['needs a txnNumber', { startTransaction: true, txnNumber: 'x' }],
      ['needs a txnNumber', { startTransaction: true, txnNumber: -1 }],
    ])('refuses: %s', async (words, odd) => {
      expect((await failure(run(insert(4), part(odd)))).message).toContain(words);
      expect(await rows.countDocuments()).toBe(3);
      await rows.insertOne({ _id: 4 });
    });

    it('takes a read concern that its snapshot is at least', async () => {
      for (const level of ['local', 'majority', 'snapshot']) {
        await run(insert(4), first({ readConcern: { level } }));
        number++;
      }
      await run(insert(4), first());
      const late = run(insert(5), part({ readConcern: { level: 'snapshot' } }));
      expect((await failure(late)).message).toContain('readConcern');
    });
  });
});
