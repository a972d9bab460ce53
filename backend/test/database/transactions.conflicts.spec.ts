import type mongoose from 'mongoose';
import { failure, MongoServerError } from './support/store.js';
import { type Rows, type Session, watched, withTransactions } from './support/transactions.js';

type Attempt = (rows: Rows, session: Session) => Promise<unknown>;
const LABEL = 'TransientTransactionError';

describe('a transaction that meets another', () => {
  const { theRows, begin, numbers, mustConflict, mustBeOver } = withTransactions();
  let rows: Rows;
  beforeEach(() => (rows = theRows()));

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

  it('gives up what it holds before it waits for another, which goes on even where it meets that', async () => {
    const [first, second] = [begin(), begin()];
    await rows.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session: first });
    await rows.updateOne({ _id: 2 }, { $inc: { n: 10 } }, { session: second });
    const given = mustConflict(rows.updateOne({ _id: 2 }, { $inc: { n: 10 } }, { session: first }));
    await rows.updateOne({ _id: 1 }, { $inc: { n: 20 } }, { session: second });
    await second.commitTransaction();
    await given;
    expect(await numbers()).toEqual([3, 12, 21]);
  });
});
