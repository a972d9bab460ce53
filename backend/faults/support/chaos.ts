import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut, frozen, slowed, broken now and then, and made to swallow answers. */
export interface Chaos {
  readonly port: number;
  /** For a product: this line as a MongoDB. */
  readonly uri: string;
  aimAt(target: string): void;
  cut(): void;
  mend(): void;
  freeze(): void;
  thaw(): void;
  /** Every piece arrives this much later, both ways together. */
  slow(ms: number): void;
  /** Every so many'th new connection is reset after its first bytes. */
  resetEvery(count: number): void;
  /** Ends the line instead of passing on the next answers; says how many it swallowed. */
  swallowAnswers(count: number): void;
  readonly swallowed: number;
  close(): Promise<void>;
}

/** @param database the path of the URI, for a MongoDB */
export async function chaosBefore(database = ''): Promise<Chaos> {
  const open = new Set<Socket>();
  const state = { target: '', whole: true, frozen: false, delay: 0, every: 0, count: 0, toSwallow: 0, swallowed: 0 };
  const hold = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  };
  const pass = (from: Socket, to: Socket, isAnswer: boolean): void => {
    from.on('data', (piece: Buffer) => {
      if (isAnswer && state.toSwallow > 0) {
        state.toSwallow -= 1;
        state.swallowed += 1;
        to.destroy();
        from.destroy();
      } else if (state.delay > 0) setTimeout(() => to.write(piece), state.delay / 2);
      else to.write(piece);
    });
    if (state.frozen) from.pause();
    from.on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    hold(near).setNoDelay(true);
    state.count += 1;
    if (!state.whole || state.target === '') {
      reset(near);
      return;
    }
    const far = hold(connectTo(state.target)).setNoDelay(true);
    pass(near, far, false);
    pass(far, near, true);
    if (state.every > 0 && state.count % state.every === 0) far.once('data', () => reset(near));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    uri: `mongodb://127.0.0.1:${port}${database}?directConnection=true`,
    get swallowed() {
      return state.swallowed;
    },
    aimAt: (target) => void (state.target = target),
    cut: () => {
      state.whole = false;
      open.forEach(reset);
    },
    mend: () => void (state.whole = true),
    freeze: () => {
      state.frozen = true;
      open.forEach((socket) => socket.pause());
    },
    thaw: () => {
      state.frozen = false;
      open.forEach((socket) => socket.resume());
    },
    slow: (ms) => void (state.delay = ms),
    resetEvery: (count) => void (state.every = count),
    swallowAnswers: (count) => void (state.toSwallow = count),
    close: async () => {
      open.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

/** A socket file knows no reset. */
function reset(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
  else socket.resetAndDestroy();
}

/** @param target a URI, of an address or of a socket file */
function connectTo(target: string): Socket {
  const { hostname, port } = new URL(target);
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? connect(host) : connect(Number(port || '27017'), host);
}
