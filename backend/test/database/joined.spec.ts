import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../src/config/index.js';
import { connectNow, joinStore, makeConnection, openStore } from '../../src/database/index.js';
import { temporaryFolder } from './support/store.js';

describe('the store of the settings', () => {
  const folder = temporaryFolder();
  const settings = readSettings({ DATA_DIR: join(folder, 'data') });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is reached by a command while the product has it open, by a socket nobody else may use', async () => {
    const store = await openStore(settings);
    const joined = await joinStore(settings);
    expect(joined.uri).toBe(store.uri);
    await joined.close();
    chmodSync(join(folder, 'data/store/store.sock'), 0o666);
    await expect(joinStore(settings)).rejects.toThrow('store.sock" is open to other users of this machine');
    await store.close();
  });

  it('is reached in a folder whose name the driver would read as another', async () => {
    const store = await openStore(readSettings({ DATA_DIR: join(folder, 'a 100% %41 copy') }));
    const connection = makeConnection();
    await connectNow(connection, `${store.uri}&serverSelectionTimeoutMS=2000`);
    expect(await connection.db?.command({ ping: 1 })).toMatchObject({ ok: 1 });
    await connection.close();
    await store.close();
  });

  it('is not opened in a folder others may enter', async () => {
    mkdirSync(join(folder, 'open/store'), { recursive: true, mode: 0o755 });
    const open = readSettings({ DATA_DIR: join(folder, 'open') });
    await expect(openStore(open)).rejects.toThrow('close it with: chmod 700');
    chmodSync(join(folder, 'open'), 0o700);
    await expect(openStore(open)).rejects.toThrow('store" is open to other users');
  });
});
