import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Program } from './program.js';
import { until } from './wait.js';

const SCRIPT = join(import.meta.dirname, 'store-process.js');
const STARTS_WITHIN_MS = 15_000;

/** A database that can be disturbed, behind an address that stays the same. */
export interface Database {
  /** What the product is given. */
  readonly uri: string;
  start(): Promise<void>;
  /** Abruptly, as `kill -9`. */
  kill(): Promise<void>;
  /** Ends the connections it has; new ones are taken at once. */
  cut(): void;
  freeze(): void;
  thaw(): void;
  end(): Promise<void>;
}

/** The embedded store as a process of its own; the MongoDB that MONGODB_URI names where it is set. */
export async function aDatabase(folder: string, name: string): Promise<Database> {
  const proxy = await startProxy();
  const given = process.env['MONGODB_URI'] ?? '';
  if (given !== '') return elsewhere(given, `one-step-faults-${name.toLowerCase()}-${process.pid}`, proxy);
  let program: Program | undefined;
  const kill = async (): Promise<void> => program?.end('SIGKILL');
  return {
    uri: `${proxy.uri}/one-step?directConnection=true`,
    start: async () => {
      const starting = (program = new Program(SCRIPT, { args: [folder], folder }));
      await until('the database is there', STARTS_WITHIN_MS, () => starting.output.includes('\n'));
      proxy.aimAt(starting.output.trim());
    },
    kill,
    cut: proxy.cut,
    freeze: () => program?.signal('SIGSTOP'),
    thaw: () => program?.signal('SIGCONT'),
    end: async () => {
      await kill();
      await proxy.close();
    },
  };
}

export async function startDatabase(folder: string, name: string): Promise<Database> {
  const database = await aDatabase(folder, name);
  await database.start();
  return database;
}

/** A server that is not ours is not killed: cutting its connections looks the same to the product. */
function elsewhere(given: string, database: string, proxy: Proxy): Database {
  return {
    uri: `${proxy.uri}/${database}?directConnection=true`,
    start: () => {
      proxy.aimAt(given);
      return Promise.resolve();
    },
    kill: () => {
      proxy.aimAt('');
      proxy.cut();
      return Promise.resolve();
    },
    cut: proxy.cut,
    freeze: () => proxy.sockets.forEach((socket) => socket.pause()),
    thaw: () => proxy.sockets.forEach((socket) => socket.resume()),
    end: proxy.close,
  };
}

type Proxy = Awaited<ReturnType<typeof startProxy>>;

async function startProxy() {
  const sockets = new Set<Socket>();
  let target = '';
  const hold = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (target === '') {
      near.destroy();
      return;
    }
    const far = hold(connectTo(target)).setNoDelay(true);
    hold(near).setNoDelay(true).pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    aimAt: (uri: string) => void (target = uri),
    cut,
    close: async () => {
      target = '';
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @param target a URI, of an address or of a socket file */
function connectTo(target: string): Socket {
  const { hostname, port } = new URL(target);
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? connect(host) : connect(Number(port || '27017'), host);
}
