import { parseArgs } from 'node:util';
import { BackupError, restoreArchive } from '../backup/index.js';
import { openStore } from '../database/index.js';
import { runOnStore } from './store-command.js';

const USAGE = 'Say which backup: npm run restore -- --from one-step.backup [--replace]';

/** `npm run restore -- --from file [--replace]`: puts the store back to what a backup holds; the product must be stopped. */
runOnStore(openStore, async (db, { DATA_DIR }) => {
  const { from, replace } = readArguments();
  const { collections, undo } = await restoreArchive(db, from, replace, DATA_DIR);
  const records = collections.reduce((sum, { documents }) => sum + documents, 0);
  const before = undo === undefined ? '' : `\nWhat was there before is kept in ${undo}.`;
  return `Restored ${records} records in ${collections.length} collections.${before}`;
});

function readArguments(): { from: string; replace: boolean } {
  const { from = '', replace = false } = parse();
  if (from === '') throw new BackupError(USAGE);
  return { from, replace };
}

function parse() {
  try {
    return parseArgs({ options: { from: { type: 'string' }, replace: { type: 'boolean' } } }).values;
  } catch (cause) {
    throw new BackupError(USAGE, { cause });
  }
}
