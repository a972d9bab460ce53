import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { serialize } from 'bson';
import type { Connection } from 'mongoose';
import { type CollectionSum, KIND, type PartHead, Sums, VERSION } from './format.js';

type Db = NonNullable<Connection['db']>;

const BATCH_BYTES = 4 * 1024 * 1024;
/** What means nothing tomorrow. */
const LEFT_OUT = new Set(['usedlimits', 'usedproofs']);

/**
 * Writes everything a store keeps, files included, into one archive; readable by its owner only, complete or not there.
 * Records first and files second, so that no record in it names a file that is missing.
 * @param file where the archive goes
 * @returns what is in it
 */
export async function writeArchive(db: Db, file: string): Promise<CollectionSum[]> {
  const part = `${file}.part`;
  const written: CollectionSum[] = [];
  try {
    await pipeline(partsOf(db, written), createGzip(), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    await onDisk(part);
    await rename(part, file);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') await rm(part, { force: true });
    throw fault;
  }
  return written;
}

/** @param written is told what went by */
async function* partsOf(db: Db, written: CollectionSum[]): AsyncGenerator<Uint8Array> {
  yield head({ part: 'start', kind: KIND, version: VERSION, createdAt: new Date() });
  const sums = new Sums();
  for (const collection of await namesIn(db)) {
    for await (const documents of batchesOf(db, collection)) {
      sums.add(collection, documents);
      yield head({ part: 'documents', collection, bytes: lengthOf(documents) });
      yield Buffer.concat(documents);
    }
  }
  written.push(...sums.total());
  yield head({ part: 'manifest', collections: written });
}

function head(part: PartHead): Uint8Array {
  return serialize(part);
}

/** Records before the files they name. */
export async function namesIn(db: Db): Promise<string[]> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const isFiles = (name: string): boolean => /\.(files|chunks)$/.test(name);
  const kept = names.filter((name) => !name.startsWith('system.') && !LEFT_OUT.has(name)).sort();
  return [...kept.filter((name) => !isFiles(name)), ...kept.filter(isFiles)];
}

async function* batchesOf(db: Db, collection: string): AsyncGenerator<Uint8Array[]> {
  let batch: Uint8Array[] = [];
  const found = db.collection(collection).find({}, { raw: true }).sort({ _id: 1 });
  for await (const document of found as unknown as AsyncIterable<Uint8Array>) {
    batch.push(document);
    if (lengthOf(batch) < BATCH_BYTES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function lengthOf(documents: readonly Uint8Array[]): number {
  return documents.reduce((sum, { length }) => sum + length, 0);
}

async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
