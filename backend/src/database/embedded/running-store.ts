import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** The file in a held folder that says where its store listens. */
export function addressFile(folder: string): string {
  return join(folder, 'store.uri');
}

/** Where the store of a folder that is in use listens; undefined when it does not say. */
export function runningStore(folder: string): { uri: string; socket: string } | undefined {
  try {
    const uri = readFileSync(addressFile(folder), 'utf8');
    const socket = decodeURIComponent(new URL(uri).host);
    return existsSync(socket) ? { uri, socket } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether somebody listens there: a killed program leaves its socket. */
async function isListening(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch (error) {
    if (['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  } finally {
    connection.destroy();
  }
}

/**
 * Opens the data of a folder beside the program that may have them open, whose writes wait meanwhile: opening,
 * LMDB puts the number of the last transaction that it has read where writers look for it. One that is committed, and
 * acknowledged, in that moment would be overwritten by the next.
 * @throws what `opening` throws, and an error where the writes did not wait long enough
 */
export async function openBeside<T>(folder: string, opening: () => T): Promise<T> {
  const running = runningStore(folder);
  if (running === undefined || !(await isListening(running.socket))) return opening();
  const { default: mongoose } = await import('mongoose');
  const client = await mongoose.mongo.MongoClient.connect(running.uri, { serverSelectionTimeoutMS: 10_000 });
  try {
    const admin = client.db('admin');
    await admin.command({ fsync: 1, lock: true });
    const opened = opening();
    await admin.command({ fsyncUnlock: 1 });
    return opened;
  } finally {
    await client.close();
  }
}
