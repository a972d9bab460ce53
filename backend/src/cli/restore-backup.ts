import { join } from 'node:path';
import { restoreBackup } from '../backup/index.js';
import { settingsOfProcess } from '../config/index.js';
import { ownFolderOf } from '../database/index.js';
import { CliError, printOutcome } from './outcome.js';
import { readArguments } from './read-arguments.js';

const USAGE = 'Name the backup to restore: npm run restore -- --from one-step.backup [--replace] [--identity key.txt]';
const OPTIONS = { from: { type: 'string' }, replace: { type: 'boolean' }, identity: { type: 'string' } } as const;
const NOT_EMBEDDED = 'MONGODB_URI names a MongoDB server: restore it with mongorestore, as docs/operations.md says.';

/** `npm run restore -- --from file`: puts the embedded store back to what a backup holds; the product must be stopped. */
printOutcome(run());

async function run(): Promise<string> {
  const { from = '', replace = false, identity } = readArguments(OPTIONS, USAGE);
  if (from === '') throw new CliError(USAGE);
  const settings = settingsOfProcess();
  if (settings.MONGODB_URI) throw new CliError(NOT_EMBEDDED);
  const undo = await restoreBackup({
    folder: ownFolderOf(settings),
    file: from,
    identityFile: identity,
    replace,
    backups: join(settings.DATA_DIR, 'backups'),
  });
  const before = undo === undefined ? '' : `\nThe previous store is kept in ${undo}: restore that file to undo this.`;
  return `Restored ${from}. Everybody has to log in again, with the password they had when the backup was made.${before}`;
}
