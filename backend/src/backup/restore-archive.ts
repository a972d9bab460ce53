import { join } from 'node:path';
import { deserialize } from 'bson';
import type { Connection } from 'mongoose';
import { BackupError, type CollectionSum } from './format.js';
import { readArchive } from './read-archive.js';
import { namesIn, writeArchive } from './write-archive.js';

type Db = NonNullable<Connection['db']>;

export interface Restored {
  readonly collections: readonly CollectionSum[];
  /** The archive of what was there before; none where nothing was. */
  readonly undo?: string;
}

/** Types stay as they were stored: a double does not become an integer. */
const EXACT = { promoteValues: false, promoteBuffers: false } as const;

/**
 * Puts a store back to what an archive holds. The whole archive is read and compared before anything is touched.
 * @param replace lets it take the place of what is there, which is first kept in an archive of its own
 * @param folder where that archive goes
 * @throws BackupError for a bad archive, and for a store that is not empty unless `replace`
 */
export async function restoreArchive(db: Db, file: string, replace: boolean, folder: string): Promise<Restored> {
  const collections = await readArchive(file);
  const undo = (await isEmpty(db)) ? undefined : await keepUndo(db, replace, folder);
  for (const name of await namesIn(db)) await db.collection(name).deleteMany({});
  await readArchive(file, async ({ collection, documents }) => {
    await db.collection(collection).insertMany(documents.map((document) => deserialize(document, EXACT)));
  });
  return { collections, ...(undo !== undefined && { undo }) };
}

/** A new store holds its first administrator at most; that account is not worth a refusal. */
async function isEmpty(db: Db): Promise<boolean> {
  for (const name of await namesIn(db)) {
    const filter = name === 'users' ? { kind: { $ne: 'administrator' } } : {};
    if ((await db.collection(name).findOne(filter)) !== null) return false;
  }
  return true;
}

async function keepUndo(db: Db, replace: boolean, folder: string): Promise<string> {
  if (!replace)
    throw new BackupError(
      'The store is not empty: nothing was changed. With --replace what is there is kept in an archive and then replaced.',
    );
  const undo = join(folder, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}.backup`);
  await writeArchive(db, undo);
  return undo;
}
