import { parseArgs } from 'node:util';
import { BackupError, writeArchive } from '../backup/index.js';
import { joinStore } from '../database/index.js';
import { runOnStore } from './store-command.js';

/** `npm run backup [-- --to file]`: everything the store keeps, in one archive; also while the product runs. */
runOnStore(joinStore, async (db) => {
  const file = readArguments() ?? `one-step-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.backup`;
  const collections = await writeArchive(db, file);
  const records = collections.reduce((sum, { documents }) => sum + documents, 0);
  return `${file}: ${records} records in ${collections.length} collections, complete.`;
});

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch (cause) {
    throw new BackupError('Say where the backup goes, or nothing: npm run backup -- --to one-step.backup', { cause });
  }
}
