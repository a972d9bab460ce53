import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { limitConnections } from './connection-limit.js';

/** A machine has no IPv6 networks of its own to connect from: the server is told of its connections. */
function connections(most: number) {
  const server = createServer();
  server.maxConnections = most;
  limitConnections(server, (address) => address === '192.0.2.1');
  return (address: string): Socket => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    server.emit('connection', socket);
    return socket;
  };
}
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const closed = (sockets: readonly Socket[]): number => sockets.filter(({ destroyed }) => destroyed).length;

describe('connections beyond a share of all are closed', () => {
  it.each([
    ['an eighth for a visitor', () => '203.0.113.1', 10],
    ['an eighth for a /64 of IPv6', (n: number) => `2001:db8:1:2::${n + 1}`, 10],
    ['a quarter for a /56', (n: number) => `2001:db8:1:20${n + 10}::1`, 20],
    ['a half for a /48', (n: number) => `2001:db8:1:${n + 10}00::1`, 40],
  ])('%s', (_, visitor, share) => {
    const connect = connections(80);
    expect(closed(times(share, (n) => connect(visitor(n))))).toBe(0);
    expect(connect(visitor(share)).destroyed).toBe(true);
    expect(connect('2001:db8:2::1').destroyed).toBe(false);
    expect(connect('203.0.113.2').destroyed).toBe(false);
  });

  it('until others have closed', async () => {
    const connect = connections(80);
    const [first] = times(20, (n) => connect(`2001:db8:1:20${n + 10}::1`));
    expect(connect('2001:db8:1:20fe::1').destroyed).toBe(true);
    await new Promise((resolve) => first?.once('close', resolve).destroy());
    expect(connect('2001:db8:1:20fe::1').destroyed).toBe(false);
    expect(connect('2001:db8:1:20ff::1').destroyed).toBe(true);
  });

  it('but never those of a trusted proxy', () => {
    const connect = connections(80);
    expect(closed(times(80, () => connect('192.0.2.1')))).toBe(0);
  });
});
