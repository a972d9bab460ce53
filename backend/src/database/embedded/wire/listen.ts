import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { systemError, unreachable } from '../errors.js';
import { addressFile, socketIn, uriOf } from '../running-store.js';
import { type Answer, serve } from './connection.js';

export interface Listener {
  readonly uri: string;
  close(): Promise<void>;
}

/** A unix socket's path has room for about 100 bytes. */
const LONGEST_PATH = 100;

/**
 * The socket lies in the private data folder or, if that has too long a name or one with a `%`, which the driver decodes
 * again and again, in a private temporary folder.
 */
function socketPath(folder: string): { path: string; temporary: boolean } {
  const path = socketIn(folder);
  if (Buffer.byteLength(path) <= LONGEST_PATH && !path.includes('%')) return { path, temporary: false };
  const beginning = join(tmpdir(), 'one-step-');
  // Node would cut the path short without a word, and make the socket in another folder.
  if (Buffer.byteLength(beginning) + 'XXXXXX/store.sock'.length > LONGEST_PATH)
    throw systemError('ENAMETOOLONG', beginning);
  return { path: join(mkdtempSync(beginning), 'store.sock'), temporary: true };
}

/** Listens on a unix socket for this user alone; no network port is opened. Throws StoreUnreadableError. */
export async function listen(folder: string, answer: Answer): Promise<Listener> {
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on('close', () => clients.delete(socket));
    serve(socket, answer);
  });
  const address = addressFile(folder);
  let place = { path: socketIn(folder), temporary: false };
  const close = async () => {
    rmSync(address, { force: true });
    const closed = new Promise((resolve) => server.close(resolve));
    for (const client of clients) client.destroy();
    await closed;
    if (place.temporary) rmSync(dirname(place.path), { recursive: true, force: true });
  };
  try {
    place = socketPath(folder);
    const { path } = place;
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
    chmodSync(path, 0o600);
    const uri = uriOf(path);
    writeFileSync(address, uri, { mode: 0o600 });
    return { uri, close };
  } catch (error) {
    await close();
    throw unreachable(place.path, error);
  }
}
