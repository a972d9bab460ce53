import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkHere } from '../../src/database/embedded/check.js';
import { StoreUnreadableError } from '../../src/database/embedded/errors.js';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { openEnvironment } from '../../src/database/embedded/storage/environment.js';
import { compileForNode, startChild } from './support/child.js';
import { failure, MongoClient, temporaryFolder } from './support/store.js';

describe('a damaged store', () => {
  let folder = '';
  let file = '';
  const other = (): string => {
    copyFileSync(file, `${file}.new`);
    return `${file}.new`;
  };
  beforeEach(async () => {
    folder = temporaryFolder();
    file = join(folder, 'data.mdb');
    const store = await startEmbeddedStore({ folder });
    const client = await MongoClient.connect(store.uri);
    const documents = Array.from({ length: 2000 }, (_, i) => ({ n: i, text: `letter ${i} `.repeat(20) }));
    await client.db().collection('letters').insertMany(documents);
    await client.close();
    await store.close();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('says so when a document has changed, and never shows it', async () => {
    const at = readFileSync(file).indexOf('letter 1234 ');
    const handle = openSync(file, 'r+');
    writeSync(handle, 'L', at);
    closeSync(handle);
    const store = await startEmbeddedStore({ folder });
    const client = await MongoClient.connect(store.uri);
    const letters = client.db().collection('letters');
    expect((await failure(letters.findOne({ n: 1234 }))).codeName).toBe('DataCorruption');
    expect(await letters.find().limit(100).toArray()).toHaveLength(100);
    await client.close();
    await store.close();
  });

  it.each([
    ['removed', () => rmSync(file)],
    ['moved', () => renameSync(file, `${file}.old`)],
    ['replaced', () => renameSync(other(), file)],
  ])('acknowledges nothing once its file was %s: it would be gone with the process', async (_, change) => {
    const store = await startEmbeddedStore({ folder });
    const client = await MongoClient.connect(store.uri);
    const letters = client.db().collection('letters');
    await letters.insertOne({ n: 2000 });
    change();
    expect((await failure(letters.insertOne({ n: 2001 }))).code).toBe(14_031);
    expect(await letters.countDocuments({ n: 2000 })).toBe(1);
    await client.close();
    await store.close();
  });

  it('is not opened when its end is cut off', async () => {
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
    await expect(startEmbeddedStore({ folder })).rejects.toThrow(StoreUnreadableError);
  });

  it('is not opened when an index has lost an entry: a list would leave its record out without a word', async () => {
    const store = await startEmbeddedStore({ folder });
    const client = await MongoClient.connect(store.uri);
    await client.db().collection('letters').createIndex({ n: 1 }, {}, {});
    await client.close();
    await store.close();
    const environment = openEnvironment(folder);
    const [last] = environment.entries.getKeys({ reverse: true, limit: 1 });
    await environment.write(() => environment.entries.removeSync(last ?? Buffer.of()));
    await environment.close();
    await expect(startEmbeddedStore({ folder })).rejects.toThrow(/parts of .*letters are missing/);
  });

  describe('that would end whoever opens it', () => {
    const compiled = compileForNode();
    afterAll(() => rmSync(compiled, { recursive: true }));

    /** Spoils the record of a table's root page, wherever it was ever written: LMDB takes such a one for impossible. */
    function uproot(): void {
      const bytes = readFileSync(file);
      for (let at = bytes.indexOf('entries'); at >= 0; at = bytes.indexOf('entries', at + 1)) {
        bytes.writeBigUInt64LE(1n, at + 'entries'.length + 1 + 40);
      }
      writeFileSync(file, bytes);
    }

    /** Takes a table's name away, wherever it was ever written. */
    function rename(table: string): void {
      const bytes = readFileSync(file);
      for (let at = bytes.indexOf(`${table}\0`); at >= 0; at = bytes.indexOf(`${table}\0`, at + 1)) {
        bytes.write('z', at + table.length - 1);
      }
      writeFileSync(file, bytes);
    }

    /** Another program opens the store: what it says, and how it ends. */
    async function opened(): Promise<{ line: string | undefined; code: number | null }> {
      const child = startChild(compiled, 'holder.js', folder);
      let line: string | undefined;
      child.lines.once('line', (text: string) => {
        line = text;
        if (line === 'open') child.process.kill('SIGKILL');
      });
      const { code } = await child.ended;
      return { line, code };
    }

    it('is refused in words', async () => {
      expect((await opened()).line).toBe('open');
      uproot();
      expect(await opened()).toEqual({
        line: `StoreUnreadableError: The data in ${folder} cannot be read: data.mdb is damaged.`,
        code: 1,
      });
    }, 30_000);

    it.each(['meta', 'records', 'entries', 'counters'])('is not taken for a new one without its %s', async (table) => {
      rename(table);
      expect(await opened()).toEqual({
        line: `StoreUnreadableError: The data in ${folder} cannot be read: parts of data.mdb are missing.`,
        code: 1,
      });
    });
  });
});

it('a check makes no folder where its own was removed meanwhile', async () => {
  const folder = temporaryFolder();
  rmSync(folder, { recursive: true });
  await checkHere(folder);
  expect(existsSync(folder)).toBe(false);
});
