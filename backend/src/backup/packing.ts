import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import type { Decrypter, Encrypter } from 'age-encryption';

/** A backup that cannot be written or restored, in one sentence for the person at the terminal. */
export class BackupError extends Error {}

const AGE_HEADER = 'age-encryption.org/v1';
export const DAMAGED = 'This file is damaged or is not a backup of this version of One Step: nothing was changed.';

/**
 * Packs a file with gzip, whose checksum shows later whether it is whole.
 * @param recipient an age public key: then only the holder of the secret key can read it
 */
export async function pack(from: string, to: string, recipient?: string): Promise<void> {
  const encrypter = recipient === undefined ? undefined : await encrypterFor(recipient);
  await pipeline(
    createReadStream(from),
    createGzip(),
    (packed: AsyncIterable<Uint8Array>) => (encrypter === undefined ? packed : encrypted(encrypter, packed)),
    createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }),
  );
}

/**
 * Unpacks what `pack` has written.
 * @param identityFile where the age secret key stands, for an encrypted backup
 * @throws BackupError for a file that is missing, cut, changed, encrypted for somebody else or something else
 */
export async function unpack(from: string, to: string, identityFile?: string): Promise<void> {
  const decrypter = (await isEncrypted(from)) ? await decrypterFor(identityFile) : undefined;
  try {
    await pipeline(
      createReadStream(from),
      (packed: AsyncIterable<Uint8Array>) => (decrypter === undefined ? packed : decrypted(decrypter, packed)),
      createGunzip(),
      createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }),
    );
  } catch (error) {
    // An error of the disk is passed on; any other error means that the file is damaged.
    const isOfDisk = /^E(?!RR_)/.test((error as NodeJS.ErrnoException).code ?? '');
    throw error instanceof BackupError || isOfDisk ? error : new BackupError(DAMAGED, { cause: error });
  }
}

async function encrypterFor(recipient: string): Promise<Encrypter> {
  const age = await import('age-encryption');
  const encrypter = new age.Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new BackupError('--encrypt-to needs a complete age public key, which begins with age1.', { cause });
  }
  return encrypter;
}

async function decrypterFor(identityFile: string | undefined): Promise<Decrypter> {
  if (identityFile === undefined)
    throw new BackupError('This backup is encrypted: name the file of its secret key with --identity key.txt');
  const age = await import('age-encryption');
  const decrypter = new age.Decrypter();
  const text = await readFile(identityFile, 'utf8').catch(refusedRead(identityFile));
  try {
    const keys = text.split(/\s*\n/).filter((line) => line !== '' && !line.startsWith('#'));
    if (keys.length === 0) throw new Error('no key');
    for (const key of keys) decrypter.addIdentity(key);
  } catch (cause) {
    throw new BackupError(`There is no age secret key in ${identityFile}.`, { cause });
  }
  return decrypter;
}

async function* encrypted(encrypter: Encrypter, packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* await encrypter.encrypt(ReadableStream.from(packed));
}

async function* decrypted(decrypter: Decrypter, packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* await decrypter.decrypt(ReadableStream.from(packed));
  } catch (cause) {
    if (!/no identity matched/.test((cause as Error).message)) throw cause;
    throw new BackupError('This backup was encrypted for another key: nothing was changed.', { cause });
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(refusedRead(file));
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE_HEADER;
  } finally {
    await handle.close();
  }
}

/** Passes on what else the disk says of a file, such as that this user may not read it. */
function refusedRead(file: string): (cause: NodeJS.ErrnoException) => never {
  return (cause) => {
    throw cause.code === 'ENOENT' ? new BackupError(`There is no file ${file}.`, { cause }) : cause;
  };
}
