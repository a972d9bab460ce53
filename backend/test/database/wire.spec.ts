import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { withStore } from './support/store.js';

describe('the wire', () => {
  const given = withStore();

  async function connection(): Promise<Socket> {
    const path = decodeURIComponent(given.store.uri.split('/')[2] ?? '');
    const socket = connect(path);
    await once(socket, 'connect');
    return socket;
  }

  function header(length: number, opcode: number): Buffer {
    const bytes = Buffer.alloc(16);
    bytes.writeInt32LE(length, 0);
    bytes.writeInt32LE(opcode, 12);
    return bytes;
  }

  it.each([
    ['a length shorter than its header', header(3, 2013)],
    ['a length beyond 48 MB', header(48_000_001, 2013)],
    ['an unknown opcode', header(16, 2012)],
    ['a section that is cut off', Buffer.concat([header(26, 2013), Buffer.from([0, 0, 0, 0, 0, 99, 0, 0, 0, 0])])],
    ['noise', Buffer.alloc(64, 0x7f)],
  ])('closes a connection that sends %s, and only that one', async (_name, bytes) => {
    const socket = await connection();
    socket.on('error', () => undefined);
    socket.write(bytes);
    await once(socket, 'close');
    expect(await given.db.command({ ping: 1 })).toEqual({ ok: 1 });
  });

  it('takes a message in single bytes', async () => {
    const body = Buffer.from('\x24\0\0\0\x10ping\0\x01\0\0\0\x02$db\0\x06\0\0\0admin\0\0', 'latin1');
    body.writeInt32LE(body.length);
    const message = Buffer.concat([header(21 + body.length, 2013), Buffer.alloc(5), body]);
    const socket = await connection();
    for (const byte of message) socket.write(Buffer.from([byte]));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.readInt32LE(12)).toBe(2013);
    socket.destroy();
  });

  it('presents itself as the only member of a replica set', async () => {
    const hello = await given.db.admin().command({ hello: 1 });
    expect(hello).toMatchObject({ isWritablePrimary: true, maxBsonObjectSize: 16_777_216 });
    expect(hello).toMatchObject({ setName: 'one-step', hosts: [hello['me']], logicalSessionTimeoutMinutes: 30 });
  });
});
