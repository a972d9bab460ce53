import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { deserialize } from 'bson';
import { BackupError, type CollectionSum, isPartHead, KIND, type PartHead, Sums, VERSION } from './format.js';

/** Some documents of one collection, as they were written. */
export interface Documents {
  readonly collection: string;
  readonly documents: readonly Uint8Array[];
}

const LARGEST_PART = 64 * 1024 * 1024;
const DAMAGED = 'This file is damaged or no backup of One Step: nothing was changed.';

/**
 * Reads an archive to its end and hands over its documents.
 * @param take gets them, a few thousand at a time
 * @returns the manifest, which agrees with what was read
 * @throws BackupError for a file that is cut, changed, of another version or something else
 */
export async function readArchive(
  file: string,
  take: (documents: Documents) => Promise<void> = () => Promise.resolve(),
): Promise<readonly CollectionSum[]> {
  const sums = new Sums();
  let manifest: readonly CollectionSum[] | undefined;
  let started = false;
  const read = async (parts: AsyncIterable<Buffer>): Promise<void> => {
    const bytes = new Bytes(parts);
    for (let part = await nextHead(bytes); part !== undefined; part = await nextHead(bytes)) {
      if (manifest !== undefined || started === (part.part === 'start')) throw new BackupError(DAMAGED);
      if (part.part === 'start') started = isOurs(part);
      else if (part.part === 'manifest') manifest = part.collections;
      else {
        const documents = split(await bytes.exactly(sizeOf(part.bytes)));
        sums.add(part.collection, documents);
        await take({ collection: part.collection, documents });
      }
    }
  };
  try {
    await pipeline(createReadStream(file), createGunzip(), (source: AsyncIterable<Buffer>) => read(source));
  } catch (fault) {
    throw asBackupError(fault, file);
  }
  if (manifest === undefined || JSON.stringify(manifest) !== JSON.stringify(sums.total()))
    throw new BackupError(DAMAGED);
  return manifest;
}

function isOurs({ kind, version }: Extract<PartHead, { part: 'start' }>): true {
  if (kind !== KIND) throw new BackupError(DAMAGED);
  if (version !== VERSION)
    throw new BackupError(
      `This backup was written by another version of One Step (format ${version}, not ${VERSION}).`,
    );
  return true;
}

async function nextHead(bytes: Bytes): Promise<PartHead | undefined> {
  const start = await bytes.upTo(4);
  if (start.length === 0) return undefined;
  if (start.length < 4) throw new BackupError(DAMAGED);
  const size = sizeOf(start.readInt32LE(0));
  const head = deserialize(Buffer.concat([start, await bytes.exactly(size - 4)]));
  if (!isPartHead(head)) throw new BackupError(DAMAGED);
  return head;
}

function sizeOf(bytes: number): number {
  if (!Number.isInteger(bytes) || bytes < 5 || bytes > LARGEST_PART) throw new BackupError(DAMAGED);
  return bytes;
}

function split(bytes: Buffer): Buffer[] {
  const documents: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = at + 5 <= bytes.length ? bytes.readInt32LE(at) : 0;
    if (size < 5 || at + size > bytes.length) throw new BackupError(DAMAGED);
    documents.push(bytes.subarray(at, at + size));
    at += size;
  }
  return documents;
}

function asBackupError(fault: unknown, file: string): unknown {
  const { code = '', name } = fault as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  const isDamage = code.startsWith('Z_') || name === 'BSONError' || name === 'BSONVersionError';
  return isDamage ? new BackupError(DAMAGED, { cause: fault }) : fault;
}

/** A stream, read in pieces of the size that is needed. */
class Bytes {
  private readonly chunks: AsyncIterator<Buffer>;
  private ahead: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** That many bytes, or fewer where the stream ends. */
  async upTo(size: number): Promise<Buffer> {
    const found: Buffer[] = [this.ahead];
    let length = this.ahead.length;
    while (length < size) {
      const next = await this.chunks.next();
      if (next.done === true) break;
      found.push(next.value);
      length += next.value.length;
    }
    const all = Buffer.concat(found);
    this.ahead = all.subarray(size);
    return all.subarray(0, size);
  }

  async exactly(size: number): Promise<Buffer> {
    const bytes = await this.upTo(size);
    if (bytes.length < size) throw new BackupError(DAMAGED);
    return bytes;
  }
}
