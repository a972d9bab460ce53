import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { BSONError, type Document } from 'bson';
import { CommandError, unsupported } from '../errors.js';
import type { Answer } from '../wire/connection.js';
import { LARGEST_MESSAGE, type Request } from '../wire/message.js';
import type { Command } from './command.js';
import { documentList, flagOption } from './options.js';
import type { Cursors } from './cursors.js';
import { findAndModify } from './find-and-modify.js';
import { aggregate } from './aggregate.js';
import { count, find, getMore, killCursors } from './read.js';
import { createIndexes, listCollections, listIndexes } from './schema.js';
import { type Transactions, WRITES } from './transactions.js';
import { deleteCommand, insert, update } from './write.js';

/** The only member of a replica set, so that a driver uses transactions: the URI must say `directConnection=true`. */
const MEMBER = {
  setName: 'one-step',
  setVersion: 1,
  secondary: false,
  hosts: ['one-step'],
  me: 'one-step',
  primary: 'one-step',
  logicalSessionTimeoutMinutes: 30,
};

const hello: Command = {
  options: ['helloOk', 'client', 'compression', 'backpressure', 'topologyVersion', 'maxAwaitTimeMS'],
  run: () => ({
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: LARGEST_MESSAGE,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ...MEMBER,
    ok: 1,
  }),
};

/**
 * Lets writes wait for a backup, as in MongoDB, from `fsync` with `lock` to `fsyncUnlock`. Here both must come on the
 * same connection, whose end also lets the writes go on.
 */
const fsync: Command = {
  options: ['lock'],
  async run({ store, client, body }) {
    if (!flagOption(body, 'lock')) throw unsupported('fsync without lock');
    await store.writeLock.take(client);
    // Those that have begun are on disk after it.
    await store.tables.write(() => undefined);
    return { ok: 1 };
  },
};
const fsyncUnlock: Command = {
  options: [],
  run({ store, client }) {
    if (!store.writeLock.release(client))
      throw new CommandError('IllegalOperation', 'fsyncUnlock called when not locked by this connection');
    return { ok: 1 };
  },
};

const commitTransaction: Command = {
  options: [],
  async run({ transactions, body }) {
    await transactions.commit(body);
    return { ok: 1 };
  },
};
const abortTransaction: Command = {
  options: [],
  run({ transactions, body }) {
    transactions.abort(body);
    return { ok: 1 };
  },
};
const endSessions: Command = {
  options: [],
  run({ transactions, body }) {
    transactions.forget(documentList(body, 'endSessions'));
    return { ok: 1 };
  },
};

/** The commands of drivers and of a backup. Every other command is refused by name. */
const COMMANDS = new Map<string, Command>(
  Object.entries({
    hello,
    ismaster: hello,
    ping: { options: [], run: () => ({ ok: 1 }) },
    find,
    aggregate,
    count,
    getMore,
    killCursors,
    insert,
    update,
    delete: deleteCommand,
    findAndModify,
    createIndexes,
    listIndexes,
    listCollections,
    fsync,
    fsyncUnlock,
    commitTransaction,
    abortTransaction,
    endSessions,
  }),
);

/** Any command may carry these. They change no answer, because every write is on disk before it is acknowledged. */
const COMMON = ['$db', '$readPreference', 'comment', 'lsid', 'maxTimeMS', 'writeConcern'];

/** Fields that the commands of a transaction carry besides. */
const OF_TRANSACTIONS = ['autocommit', 'startTransaction', 'txnNumber', 'readConcern'];
const ENDS = ['commitTransaction', 'abortTransaction'];

/** Commands whose first field names no collection. */
const OF_NO_COLLECTION = [
  'hello',
  'ismaster',
  'ping',
  'getMore',
  'listCollections',
  'fsync',
  'fsyncUnlock',
  'endSessions',
  ...ENDS,
];

function failure(error: unknown): Document {
  if (error instanceof BSONError || error instanceof RangeError)
    return failure(new CommandError('BadValue', `Invalid BSON: ${error.message}`));
  if (!(error instanceof CommandError))
    return failure(new CommandError('InternalError', error instanceof Error ? error.message : String(error)));
  const { codeName, code, message, details } = error;
  return { ok: 0, errmsg: message, code, codeName, ...details };
}

/** Answers requests on a store: every error becomes an answer, none is thrown. `settled` waits for those under way. */
export function answerOn(
  transactions: Transactions,
  cursors: Cursors,
): { answer: Answer; settled: () => Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  return {
    answer(request, client) {
      const reply = run(transactions, cursors, client, request).catch((error: unknown) => {
        transactions.fail(request.body);
        return failure(error);
      });
      underWay.add(reply);
      return reply.finally(() => underWay.delete(reply));
    },
    async settled() {
      // The next request of a connection starts a moment after the previous one.
      while (underWay.size > 0) {
        await Promise.all(underWay);
        await turn();
      }
    },
  };
}

async function run(
  transactions: Transactions,
  cursors: Cursors,
  client: Socket,
  { name, body }: Request,
): Promise<Document | Buffer> {
  const command = COMMANDS.get(name);
  if (command === undefined) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
  const isPart = body['autocommit'] === false;
  const known = [...COMMON, ...(isPart ? OF_TRANSACTIONS : WRITES.includes(name) ? ['txnNumber'] : [])];
  const [, ...options] = Object.keys(body);
  const odd = options.find((option) => !known.includes(option) && !command.options.includes(option));
  if (odd) throw unsupported(`the option ${name}.${odd}`);
  const target: unknown = body[name];
  if ((typeof target !== 'string' || target === '') && !OF_NO_COLLECTION.includes(name))
    throw unsupported(`${name} without the name of a collection`);
  const database = String(body['$db']);
  const { store } = transactions;
  const call = { store, transactions, cursors, client, database, namespace: `${database}.${String(target)}`, body };
  if (isPart && !ENDS.includes(name))
    return transactions.run(name, call, (own) => command.run({ ...call, store: own }));
  if (isPart || body['txnNumber'] === undefined) return command.run(call);
  return transactions.once(body, async () => command.run(call));
}
