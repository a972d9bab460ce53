import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Schema } from 'mongoose';
import { errorMessage } from '../cli/outcome.js';
import { connect, connectNow, disconnect, makeConnection } from './connection.js';
import { type Listener, listen } from './embedded/wire/listen.js';

/** The fields by which each kind of server describes itself, besides those that all have. */
const STANDALONE = {};
const MEMBER = { setName: 'rs0', hosts: ['db.example:27017'], me: 'db.example:27017', primary: 'db.example:27017' };
const ROUTER = { msg: 'isdbgrid' };
const NEEDS_A_SET = expect.stringMatching(/replica set.*rs\.initiate\(\)/) as string;

const ROW = new Schema({ name: { type: String, index: true } });

let folder: string;
let server: Listener | undefined;
let commands: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-step-server-'));
  commands = [];
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** @param before called for each command before it is answered */
async function aServer(kind: object, before?: (name: string) => Promise<void>): Promise<string> {
  server = await listen(folder, async ({ name }) => {
    commands.push(name);
    await before?.(name);
    return { ...kind, ok: 1, isWritablePrimary: true, ismaster: true, minWireVersion: 0, maxWireVersion: 21 };
  });
  return server.uri;
}

describe('the server that MONGODB_URI names', () => {
  it('may not be a standalone one, which one sentence says: nothing else is sent to it', async () => {
    const connection = makeConnection();
    connection.model('Row', ROW);
    const refused: unknown = await connectNow(connection, await aServer(STANDALONE)).catch((error: unknown) => error);
    expect(errorMessage(refused, 'start')).toEqual(NEEDS_A_SET);
    expect(commands).not.toContain('createIndexes');
    await disconnect(connection);
  });

  it('may not be one that comes only later, either', async () => {
    const connection = makeConnection();
    const uri = (await aServer(STANDALONE)).replace(/\?.*/, '');
    await server?.close();
    const { late } = await connect(connection, `${uri}?directConnection=true&serverSelectionTimeoutMS=100`, () =>
      Promise.resolve(),
    );
    await aServer(STANDALONE);
    const refused: unknown = await late?.catch((error: unknown) => error);
    expect(errorMessage(refused, 'start')).toEqual(NEEDS_A_SET);
    await disconnect(connection);
  });

  it.each([
    ['a member of a replica set', MEMBER],
    ['a router of a sharded cluster', ROUTER],
  ])('may be %s', async (_, kind) => {
    const connection = makeConnection();
    await connectNow(connection, await aServer(kind));
    expect(connection.readyState).toBe(1);
    await disconnect(connection);
  });

  it('is not used before its indexes are there', async () => {
    const connection = makeConnection();
    connection.model('Row', ROW);
    let make = (): void => undefined;
    const made = new Promise<void>((resolve) => (make = resolve));
    let connecting: Promise<void> = Promise.resolve();
    await new Promise<void>((asked) => {
      const uri = aServer(MEMBER, (name) => {
        if (name !== 'createIndexes') return Promise.resolve();
        asked();
        return made;
      });
      connecting = uri.then((there) => connectNow(connection, there));
    });
    expect([connection.readyState, connection.db]).toEqual([0, undefined]);
    make();
    await connecting;
    expect(connection.readyState).toBe(1);
    await disconnect(connection);
  });

  it('is left alone where the program stops meanwhile', async () => {
    const connection = makeConnection();
    connection.model('Row', ROW);
    const uri = await aServer(MEMBER, (name) =>
      name === 'createIndexes' ? disconnect(connection) : Promise.resolve(),
    );
    await connectNow(connection, uri);
    expect(connection.readyState).toBe(0);
  });
});
