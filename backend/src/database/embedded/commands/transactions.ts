import type { Socket } from 'node:net';
import type { Document } from 'bson';
import { decode, fieldOf } from '../bson/raw.js';
import { CommandError, transient, unsupported } from '../errors.js';
import type { Store } from '../storage/store.js';
import { Transaction } from '../storage/transaction.js';
import { documentOption } from './options.js';
import type { Cursors } from './cursors.js';

/** The latest transaction, or write that may be sent again, of a session. */
interface Latest {
  readonly number: number;
  readonly transaction?: Transaction;
  /** The connection that the transaction was last used on. */
  client?: Socket;
  /** The outcome of the commit, or of the write. Whoever asks again gets the same one. */
  outcome?: Promise<unknown>;
}

/** An open transaction makes others wait, and keeps LMDB from using free pages again. */
const LIFETIME_MS = 10_000;
const MOST_SESSIONS = 1000;
/** Half of the snapshots that LMDB has room for: without a free one nobody could read. */
const MOST_OPEN = 256;
const WRITE_ERRORS = Buffer.from('writeErrors');
/** The commands that a driver may send again. */
export const WRITES = ['insert', 'update', 'delete', 'findAndModify'];
/** Commands that MongoDB, too, runs in a transaction. */
const ALLOWED = ['find', 'aggregate', 'getMore', 'killCursors', ...WRITES];

/** The transactions and retryable writes of sessions. */
export class Transactions {
  private readonly sessions = new Map<string, Latest>();
  private readonly watched = new WeakSet<Socket>();
  private open = 0;

  constructor(
    readonly store: Store,
    private readonly cursors: Cursors,
  ) {}

  /** Runs a command in its transaction. */
  async run<T extends Document | Buffer>(
    name: string,
    { client, namespace, body }: { readonly client: Socket; readonly namespace: string; readonly body: Document },
    command: (store: Store) => Promise<T> | T,
  ): Promise<T> {
    const latest = body['startTransaction'] === undefined ? this.known(body) : this.begin(body);
    const { transaction } = latest;
    if (!transaction || latest.outcome) throw transient('NoSuchTransaction', 'the transaction is over');
    this.watch(client);
    latest.client = client;
    requireAllowed(name, body);
    // One after the other, also where a client does not wait for the answer.
    return transaction.inTurn('', async () => {
      if (WRITES.includes(name) && !this.store.catalog.find(namespace))
        await this.store.write(() => this.store.catalog.ensure(namespace));
      const reply = await command(transaction);
      transaction.requireOpen();
      if (Buffer.isBuffer(reply) ? fieldOf(reply, 0, WRITE_ERRORS) : reply['writeErrors']) transaction.end();
      return reply;
    });
  }

  /** Runs a write that a driver may send again, not knowing what became of it: it is answered as before then. */
  once<T>(body: Document, write: () => Promise<T>): Promise<T> {
    const [session, number] = [sessionOf(body), numberOf(body)];
    const earlier = this.sessions.get(session);
    if (earlier?.number === number && !earlier.transaction) return earlier.outcome as Promise<T>;
    requireNewNumber(number, earlier);
    const outcome = write();
    this.remember(session, { number, outcome });
    return outcome;
  }

  commit(body: Document): Promise<unknown> {
    const latest = this.known(body);
    const { transaction } = latest;
    if (!transaction) throw transient('NoSuchTransaction', 'the session has no transaction');
    return (latest.outcome ??= transaction.inTurn('', () => transaction.commit()));
  }

  abort(body: Document): void {
    const { transaction } = this.known(body);
    transaction?.requireOpen();
    transaction?.end();
  }

  /** Ends the transaction after an error, as MongoDB does. */
  fail(body: Document): void {
    const latest = Buffer.isBuffer(body['lsid']) && this.sessions.get(sessionOf(body));
    if (!latest || latest.number !== Number(body['txnNumber']) || !latest.transaction) return;
    latest.transaction.end();
    // A command that had not been answered yet may have opened them.
    this.cursors.killOf(latest.transaction);
  }

  /** Forgets sessions that their client gives back. */
  forget(sessions: readonly Buffer[]): void {
    for (const session of sessions) this.drop(session.toString('latin1'));
  }

  close(): void {
    for (const session of this.sessions.keys()) this.drop(session);
  }

  private begin(body: Document): Latest {
    const [session, number] = [sessionOf(body), numberOf(body)];
    const earlier = this.sessions.get(session);
    requireNewNumber(number, earlier);
    if (this.open >= MOST_OPEN) throw transient('LockTimeout', `${MOST_OPEN} transactions are open`);
    const transaction = new Transaction(this.store);
    this.open++;
    const timer = setTimeout(() => transaction.end(), LIFETIME_MS).unref();
    void transaction.ended.then(() => {
      this.open--;
      clearTimeout(timer);
      this.cursors.killOf(transaction);
    });
    return this.remember(session, { number, transaction });
  }

  private remember(session: string, latest: Latest): Latest {
    this.drop(session);
    this.sessions.set(session, latest);
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > MOST_SESSIONS && oldest !== undefined) this.drop(oldest);
    return latest;
  }

  private drop(session: string): void {
    this.sessions.get(session)?.transaction?.end();
    this.sessions.delete(session);
  }

  private known(body: Document): Latest {
    const latest = this.sessions.get(sessionOf(body));
    if (latest?.number === numberOf(body)) return latest;
    throw transient('NoSuchTransaction', 'there is no such transaction: it was not begun, or has ended');
  }

  /** Ends what a client leaves open that is gone. */
  private watch(client: Socket): void {
    if (client.destroyed) throw transient('NoSuchTransaction', 'the connection is closed');
    if (this.watched.has(client)) return;
    this.watched.add(client);
    client.once('close', () => {
      for (const latest of this.sessions.values()) if (latest.client === client) latest.transaction?.end();
    });
  }
}

function requireNewNumber(number: number, earlier: Latest | undefined): void {
  if (earlier && number <= earlier.number)
    throw new CommandError('TransactionTooOld', `the session has begun transaction ${earlier.number} already`);
}

/** Throws for what MongoDB refuses in a transaction, too. */
function requireAllowed(name: string, body: Document): void {
  if (!ALLOWED.includes(name))
    throw new CommandError('OperationNotSupportedInTransaction', `Cannot run '${name}' in a transaction.`);
  if ('writeConcern' in body) throw unsupported('a writeConcern in a transaction before its end');
  const isFirst = body['startTransaction'] === true;
  if (!isFirst && 'startTransaction' in body) throw new CommandError('BadValue', 'startTransaction can only be true');
  if (!('readConcern' in body)) return;
  const readConcern = JSON.stringify(decode(documentOption(body, 'readConcern')));
  if (isFirst && /^\{("level":"(local|majority|snapshot)")?\}$/.test(readConcern)) return;
  throw unsupported(`the readConcern ${readConcern} ${isFirst ? '' : 'after the first command '}of a transaction`);
}

function sessionOf(body: Document): string {
  const lsid: unknown = body['lsid'];
  if (Buffer.isBuffer(lsid)) return lsid.toString('latin1');
  throw new CommandError('BadValue', 'a transaction needs an lsid');
}

function numberOf(body: Document): number {
  const number = Number(body['txnNumber']);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new CommandError('BadValue', 'a transaction needs a txnNumber');
}
