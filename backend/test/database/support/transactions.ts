import type mongoose from 'mongoose';
import { failure, withStore } from './store.js';

export interface Row {
  _id: number;
  n?: number;
  key?: string;
}
export type Rows = mongoose.mongo.Collection<Row>;
export type Session = mongoose.mongo.ClientSession;

const LABEL = 'TransientTransactionError';

/** A store with three rows, and transactions on it, whose sessions end with their test. */
export function withTransactions() {
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

  return {
    given,
    /** Those of the present test. */
    theRows: () => rows,
    begin,
    /** Ends a session that a test began itself. */
    endLater: (session: Session) => void sessions.push(session),
    numbers,
    mustConflict,
    mustBeOver,
  };
}

/** Whether a promise has settled, told from outside. */
export function watched<T>(promise: Promise<T>): { readonly promise: Promise<T>; isSettled: boolean } {
  const watch = { promise, isSettled: false };
  const settle = () => (watch.isSettled = true);
  promise.then(settle, settle);
  return watch;
}
