import type { Server } from 'node:http';
import { canonicalAddress, widerNetworks } from '../common/access/index.js';

/** One visitor's share of all connections: a browser opens six, and whole villages may share one address. */
const VISITOR_SHARE = 1 / 8;
/** Shares of a visitor, and of the /56 and /48 around an IPv6 one: nobody's own networks may hold them all. */
const SHARES = [VISITOR_SHARE, 2 * VISITOR_SHARE, 4 * VISITOR_SHARE] as const;

/**
 * Closes connections beyond these shares of `maxConnections`, whether or not anything is asked on them.
 * @param isTrusted whether an address is a proxy that speaks for many visitors
 */
export function limitConnections(server: Server, isTrusted: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    const visitor = canonicalAddress(remoteAddress);
    const networks = [visitor, ...widerNetworks(visitor)];
    const most = SHARES.map((share) => Math.max(1, Math.floor(server.maxConnections * share)));
    if (networks.some((network, i) => (open.get(network) ?? 0) >= (most[i] ?? 0))) {
      socket.destroy();
      return;
    }
    for (const network of networks) open.set(network, (open.get(network) ?? 0) + 1);
    socket.once('close', () => {
      for (const network of networks) {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    });
  });
}
