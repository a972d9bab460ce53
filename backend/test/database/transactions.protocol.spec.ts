import type mongoose from 'mongoose';
import { failure, Long, MongoClient } from './support/store.js';
import { type Rows, type Session, withTransactions } from './support/transactions.js';

describe('a transaction, as the protocol has it', () => {
  const { given, theRows, endLater } = withTransactions();
  let rows: Rows;
  beforeEach(() => (rows = theRows()));

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
    endLater(session);
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
