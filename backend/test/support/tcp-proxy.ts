import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to the store that can be cut and restored. */
export interface TcpProxy {
  readonly uri: string;
  cut(): void;
  mend(): void;
  /** Closes the connections there are; new ones are taken. */
  snap(): void;
  /** Nothing gets through, and nothing is closed. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** @param target the store's own URI, of an address or of a socket file */
export async function tcpProxyTo(target: string): Promise<TcpProxy> {
  const { hostname, port, pathname } = new URL(target);
  const host = decodeURIComponent(hostname);
  const connectFar = (): Socket => (host.startsWith('/') ? connect(host) : connect(Number(port), host));
  const open = new Set<Socket>();
  let whole = true;
  /** While it is frozen: the connections that came meanwhile. */
  let late: Socket[] | undefined;
  const hold = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  };
  const cutAll = (): void => open.forEach((socket) => socket.destroy());
  const join = (near: Socket): void => {
    const far = hold(connectFar());
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };
  const server = createServer((near) => {
    hold(near);
    if (!whole) {
      near.destroy();
      return;
    }
    if (late) late.push(near);
    else join(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    // The driver looks again soon: a test need not wait for its own half second. After 10 ms it still looks at the old line.
    // MongoDB would report its state by itself, and the driver then recovers without the product's help.
    uri: `mongodb://${near}${pathname}?directConnection=true&minHeartbeatFrequencyMS=100&serverMonitoringMode=poll`,
    cut: () => {
      whole = false;
      cutAll();
    },
    mend: () => {
      whole = true;
    },
    snap: cutAll,
    freeze: () => {
      late = [];
      open.forEach((socket) => socket.pause());
    },
    thaw: () => {
      open.forEach((socket) => socket.resume());
      late?.forEach(join);
      late = undefined;
    },
    close: async () => {
      // Who connects at this moment would keep the server open.
      whole = false;
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
