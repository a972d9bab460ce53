import mongoose from 'mongoose';
import { failure, MongoClient, MongoServerError } from './support/store.js';
import { type Row, type Rows, type Session, watched, withTransactions } from './support/transactions.js';

type Attempt = (rows: Rows, session: Session) => Promise<unknown>;
const LABEL = 'TransientTransactionError';

describe('a transaction', () => {
  const { given, theRows, begin, numbers, mustBeOver } = withTransactions();
  let rows: Rows;
  beforeEach(() => (rows = theRows()));

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
});
