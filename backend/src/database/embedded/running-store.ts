import { once } from 'node:events';
import { closeSync, constants, existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { systemCode, systemError } from './errors.js';
import { lockedWithin } from './file-lock.js';

export interface RunningStore {
  /** The address at which a MongoDB client reaches it. */
  readonly uri: string;
  /** Whether it is new: it held no collection when it was opened. */
  readonly fresh: boolean;
  /** Ends all connections, finishes what is being written and gives the folder back. */
  close(): Promise<void>;
}

/** The file that holds all data of a store. */
export const DATA = 'data.mdb';

/** Whether a folder has been used as a store. */
export function hasStore(folder: string): boolean {
  return existsSync(join(folder, DATA));
}

/** The socket of a store, unless the name of its folder is too long. */
export function socketIn(folder: string): string {
  return join(folder, 'store.sock');
}

/** The file in a held folder that says where its store listens. */
export function addressFile(folder: string): string {
  return join(folder, 'store.uri');
}

/** The address of the store that listens on a socket. */
export function uriOf(socket: string): string {
  return `mongodb://${encodeURIComponent(socket)}/one-step?directConnection=true`;
}

/** The address of the store that uses a folder; undefined if it does not say. */
export function runningStore(folder: string): { uri: string; socket: string } | undefined {
  try {
    const said = decodeURIComponent(new URL(readFileSync(addressFile(folder), 'utf8')).host);
    // Another container may have the same folder under another name.
    const socket = [socketIn(folder), said].find((each) => existsSync(each));
    return socket === undefined ? undefined : { uri: uriOf(socket), socket };
  } catch {
    return undefined;
  }
}

/** Whether a store listens for this folder, in this container or in another one. */
export async function isStoreRunning(folder: string): Promise<boolean> {
  const running = runningStore(folder);
  return running !== undefined && isListening(running.socket);
}

/** Tries to connect, because a killed program leaves its socket file behind. */
async function isListening(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch (error) {
    const code = systemCode(error) ?? '';
    if (['ECONNREFUSED', 'ENOENT'].includes(code)) return false;
    // Its queue of connections is full.
    if (code === 'EAGAIN') return true;
    throw error;
  } finally {
    connection.destroy();
  }
}

/** Returns the answer of the running program. Throws EBUSY if there is none, which says nothing about the data. */
async function answerOf<T>(request: Promise<T>): Promise<T> {
  return request.catch((cause: unknown) => {
    throw Object.assign(systemError('EBUSY', (cause as Error).message), { cause });
  });
}

/** Opening data takes less than this, unless the program that opens them stands still. */
const LOCK_TIMEOUT_MS = 15_000;

/**
 * Waits until no other program is opening the data of a folder, and keeps others from it until the answer is called.
 * Opening, LMDB puts the number of the last transaction that it has read where writers look for it: one that was
 * committed, and acknowledged, in between would be overwritten by the next.
 * @throws EBUSY when the other one has not finished in time
 */
export async function lockOpening(folder: string, timeoutMs = LOCK_TIMEOUT_MS): Promise<() => void> {
  const handle = await lockedWithin(timeoutMs, folder, constants.O_RDONLY);
  if (handle === undefined) throw systemError('EBUSY', 'another program is opening the data');
  return () => closeSync(handle);
}

/**
 * Opens the data of a folder alongside the program that may have them open, whose writes wait meanwhile (see `lockOpening`).
 * @throws what `opening` throws, and EBUSY where that program does not answer or its writes did not wait to the end, and
 * where another one is opening the data
 */
export async function openAlongside<T>(folder: string, opening: () => T, timeoutMs?: number): Promise<T> {
  const opened = await lockOpening(folder, timeoutMs);
  try {
    const running = runningStore(folder);
    if (running === undefined || !(await isListening(running.socket))) return opening();
    return await whileWritesWait(running.uri, opening);
  } finally {
    opened();
  }
}

async function whileWritesWait<T>(uri: string, opening: () => T): Promise<T> {
  const { default: mongoose } = await import('mongoose');
  // The lock belongs to a connection.
  const options = { maxPoolSize: 1, serverSelectionTimeoutMS: 10_000, socketTimeoutMS: 15_000 };
  const client = await answerOf(mongoose.mongo.MongoClient.connect(uri, options));
  try {
    const admin = client.db('admin');
    await answerOf(admin.command({ fsync: 1, lock: true }));
    try {
      return opening();
    } finally {
      await answerOf(admin.command({ fsyncUnlock: 1 }));
    }
  } finally {
    await client.close();
  }
}
