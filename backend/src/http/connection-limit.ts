import type { Server } from 'node:http';
import { canonicalAddress } from '../common/access/index.js';

/** What one visitor may hold: a browser opens six, and whole villages may share one address. */
const VISITOR_SHARE = 1 / 8;
/**
 * Closes connections beyond a visitor's share of `maxConnections`, whether or not anything is asked on them.
 * @param isTrusted whether an address is a proxy that speaks for many visitors
 */
export function limitConnections(server: Server, isTrusted: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    const visitor = canonicalAddress(remoteAddress);
    const count = (open.get(visitor) ?? 0) + 1;
    if (count > Math.max(1, Math.floor(server.maxConnections * VISITOR_SHARE))) {
      socket.destroy();
      return;
    }
    open.set(visitor, count);
    socket.once('close', () => {
      const left = (open.get(visitor) ?? 1) - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    });
  });
}
