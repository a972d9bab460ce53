import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Answer, serve } from './connection.js';

export interface Listener {
  readonly uri: string;
  close(): Promise<void>;
}

/** A unix socket's path has room for about 100 bytes. */
const LONGEST_PATH = 100;

/** In the data folder, which only its owner may enter; where its name is too long, in a private temporary folder. */
function socketPath(folder: string): { path: string; temporary: boolean } {
  const path = join(folder, 'store.sock');
  if (Buffer.byteLength(path) <= LONGEST_PATH) return { path, temporary: false };
  return { path: join(mkdtempSync(join(tmpdir(), 'one-step-')), 'store.sock'), temporary: true };
}

/** Listens on a unix socket; no network port is opened. */
export async function listen(folder: string, answer: Answer): Promise<Listener> {
  const { path, temporary } = socketPath(folder);
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on('close', () => clients.delete(socket));
    serve(socket, answer);
  });
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return {
    uri: `mongodb://${encodeURIComponent(path)}/one-step?directConnection=true`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const client of clients) client.destroy();
      await closed;
      if (temporary) rmSync(dirname(path), { recursive: true, force: true });
    },
  };
}
