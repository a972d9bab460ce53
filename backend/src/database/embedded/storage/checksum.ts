import { crc32 } from 'node:zlib';
import { CommandError } from '../errors.js';

const LENGTH = 4;

/** A document as it is stored: its checksum after it. */
export function withChecksum(document: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(document.length + LENGTH);
  document.copy(stored);
  stored.writeUInt32LE(crc32(document), document.length);
  return stored;
}

/** Returns the document of what was stored. Throws DataCorruption if it is not what was written. */
export function verified(stored: Buffer): Buffer {
  const document = stored.subarray(0, stored.length - LENGTH);
  if (stored.length < LENGTH || crc32(document) !== stored.readUInt32LE(document.length))
    throw new CommandError('DataCorruption', 'a stored document is damaged: restore the data folder from a backup');
  return document;
}
