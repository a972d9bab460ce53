import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, Schema } from 'mongoose';
import { SUBJECT_ENTITIES } from '#contract/subjects';
import { TEACHER_PROFILE_MODEL } from '../categories/index.js';
import { connectNow, insertManyIgnoringDuplicates, makeConnection } from '../database/index.js';
import { copyStore, DATA, hasStore, requireIntact, replaceStore, startEmbeddedStore } from '../database/store-files.js';
import { ERASURE_MODEL, erasureSchema } from '../people/index.js';
import { WITHDRAWN } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';
import { USER_MODEL, userSchema } from '../users/index.js';
import { BackupError, DAMAGED, unpack } from './packing.js';
import { writeBackup } from './write-backup.js';

export interface RestoreOptions {
  /** The store's; nobody may have it open. */
  readonly folder: string;
  readonly file: string;
  /** The file with the age secret key of an encrypted backup. */
  readonly identityFile?: string | undefined;
  /** A store that is there already may be replaced. */
  readonly replace: boolean;
  /** The folder for a backup of what is replaced. */
  readonly backups: string;
}

/**
 * Restores the embedded store from a backup. The backup is unpacked and verified before anything is touched.
 * Tokens from before are refused afterwards, also those that the state of the backup would accept.
 * @returns the backup of what was there before; none where nothing was
 * @throws BackupError for a bad backup, and for a store that is there unless it may be replaced
 */
export async function restoreBackup(restore: RestoreOptions): Promise<string | undefined> {
  const { folder, file, identityFile, replace, backups } = restore;
  let undo: string | undefined;
  await replaceStore(folder, async (into) => {
    const replaces = hasStore(folder);
    if (replaces && !replace)
      throw new BackupError(
        `There is already a store in ${folder}: nothing was changed. With --replace, it is first saved as a backup and then replaced.`,
      );
    await unpack(file, join(into, DATA), identityFile);
    await requireBackup(into);
    await endSessions(into);
    if (!replaces) return;
    await keepStopped(folder, into);
    await mkdir(backups, { recursive: true, mode: 0o700 });
    undo = join(backups, `before-restore-${timestamp()}.backup`);
    await writeBackup(folder, undo);
  });
  return undo;
}

/** Part of file names, to the millisecond: they sort by time, and two restores in one second keep two backups. */
export function timestamp(): string {
  return new Date().toISOString().slice(0, 23).replace(/[:.]/g, '-');
}

async function requireBackup(folder: string): Promise<void> {
  try {
    await requireIntact(folder);
  } catch (cause) {
    throw new BackupError(DAMAGED, { cause });
  }
}

/** Sessions and links to set a password that were open then may have been ended since. */
function endSessions(folder: string): Promise<unknown> {
  return withStore(folder, (connection) =>
    connection.model(USER_MODEL, userSchema).collection.updateMany({}, { $unset: { sessions: 1, reset: 1 } }),
  );
}

/** What a restore does not undo, by model and field: who withdrew their consent, and who is no longer a member of staff. */
const STOPPED = [
  ...SUBJECT_ENTITIES.map((entity) => ({ model: SUBJECTS[entity].model, field: WITHDRAWN, is: { $ne: null } })),
  { model: TEACHER_PROFILE_MODEL, field: 'status', is: 'left' },
];

/**
 * Keeps the list of erasures, so that the next start erases again whoever was erased since the backup was made, and what
 * was stopped since.
 */
async function keepStopped(folder: string, into: string): Promise<void> {
  const before = join(into, 'before');
  await mkdir(before, { mode: 0o700 });
  await copyStore(folder, before);
  const erasuresOf = (connection: Connection) => connection.model(ERASURE_MODEL, erasureSchema).collection;
  const recordsOf = (connection: Connection, model: string) => connection.model(model, new Schema()).collection;
  const { erasures, stopped } = await withStore(before, async (connection) => ({
    erasures: await erasuresOf(connection).find().toArray(),
    stopped: await Promise.all(
      STOPPED.map(({ model, field, is }) =>
        recordsOf(connection, model)
          .find({ [field]: is }, { projection: { [field]: 1 } })
          .toArray(),
      ),
    ),
  }));
  await withStore(into, async (connection) => {
    await insertManyIgnoringDuplicates(erasuresOf(connection), erasures);
    for (const [i, { model, field }] of STOPPED.entries()) {
      const records = recordsOf(connection, model);
      for (const { _id, [field]: value } of stopped[i] ?? []) {
        await records.updateOne({ _id }, { $set: { [field]: value as unknown } });
      }
    }
  });
}

async function withStore<Result>(folder: string, work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const store = await startEmbeddedStore({ folder });
  const connection = makeConnection();
  try {
    await connectNow(connection, store.uri);
    return await work(connection);
  } finally {
    await connection.close();
    await store.close();
  }
}
