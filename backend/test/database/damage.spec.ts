import { closeSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedStore, StoreUnreadableError } from '../../src/database/embedded/index.js';
import { failure, MongoClient, temporaryFolder } from './support/store.js';

describe('a damaged store', () => {
  let folder = '';
  let file = '';
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

  it('is not opened when its end is cut off', async () => {
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
    await expect(startEmbeddedStore({ folder })).rejects.toThrow(StoreUnreadableError);
  });
});
