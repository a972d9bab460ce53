import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { type EmbeddedStore, startEmbeddedStore } from '../../../src/database/embedded/index.js';

export const { MongoClient, MongoServerError, ObjectId, GridFSBucket } = mongoose.mongo;
export const { Binary, Code, Int32, Double, Long, Decimal128, MinKey, MaxKey, Timestamp } = mongoose.mongo;

export type Db = mongoose.mongo.Db;
export type Collection = mongoose.mongo.Collection;

/** In memory where the system offers it: the tests are about answers, not about the speed of a disk. */
const ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export function temporaryFolder(): string {
  return mkdtempSync(join(ROOT, 'store-'));
}

/** A store of its own for a spec file, and a database on it; both are gone after the last test. */
export function withStore(): {
  readonly client: mongoose.mongo.MongoClient;
  readonly db: Db;
  readonly store: EmbeddedStore;
  collection(): Collection;
} {
  const folder = temporaryFolder();
  let store: EmbeddedStore | undefined;
  let client: mongoose.mongo.MongoClient | undefined;
  let made = 0;
  beforeAll(async () => {
    store = await startEmbeddedStore({ folder });
    client = await MongoClient.connect(store.uri);
  });
  afterAll(async () => {
    await client?.close();
    await store?.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get client() {
      if (!client) throw new Error('the store is not open yet');
      return client;
    },
    get db() {
      return this.client.db();
    },
    get store() {
      if (!store) throw new Error('the store is not open yet');
      return store;
    },
    collection() {
      return this.db.collection(`c${++made}`);
    },
  };
}

/** The collections that a transaction of `writer.ts` writes to, beside `writes`. */
export const FELLOWS = ['fellows', 'events', 'keys'];

/** Of a folder that `writer.ts` wrote to: which of its transactions are there in part. */
export async function halfWritten(db: Db): Promise<string[]> {
  const held = await Promise.all(
    ['writes', ...FELLOWS].map(async (name) => {
      const rows = await db.collection<{ _id: string; size: number }>(name).find().toArray();
      return new Set(rows.filter(({ size }) => size % 4 === 1).map(({ _id }) => _id));
    }),
  );
  return held.flatMap((ids) => [...ids]).filter((id) => !held.every((ids) => ids.has(id)));
}

/** What a promise is rejected with. */
export async function failure(promise: Promise<unknown>): Promise<mongoose.mongo.MongoServerError> {
  const outcome: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof MongoServerError) return outcome;
  throw new Error(`expected the server to refuse, but got ${String(outcome)}`);
}
