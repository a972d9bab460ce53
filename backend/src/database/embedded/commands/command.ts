import type { Socket } from 'node:net';
import type { Document } from 'bson';
import type { Store } from '../storage/store.js';
import type { Cursors } from './cursors.js';
import type { Transactions } from './transactions.js';

/** Everything that a command works with. */
export interface Call {
  /** The store as the command sees it: inside a transaction, the view of that transaction. */
  readonly store: Store;
  readonly transactions: Transactions;
  readonly cursors: Cursors;
  /** The connection it came on. */
  readonly client: Socket;
  readonly database: string;
  /** `database.collection` of a command whose first field names a collection. */
  readonly namespace: string;
  readonly body: Document;
}

export interface Command {
  /** The fields its body may have, besides those any command may have. All others are refused by name. */
  readonly options: readonly string[];
  run(call: Call): Promise<Document | Buffer> | Document | Buffer;
}
