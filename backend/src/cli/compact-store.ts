import { settingsOfProcess } from '../config/index.js';
import { ownFolderOf, requireStore } from '../database/index.js';
import { compactStore } from '../database/store-files.js';
import { CliError, printOutcome } from './outcome.js';
import { readArguments } from './read-arguments.js';

const USAGE = 'There are no options; stop the product first: npm run compact';
const NOT_EMBEDDED =
  'MONGODB_URI names a MongoDB server, which reuses its own free space: there is nothing to compact.';

/** `npm run compact`: the embedded store's file without its free space; only while the product is stopped. */
printOutcome(run());

async function run(): Promise<string> {
  readArguments({}, USAGE);
  const { MONGODB_URI, ...settings } = settingsOfProcess();
  if (MONGODB_URI) throw new CliError(NOT_EMBEDDED);
  const folder = ownFolderOf(settings);
  requireStore(folder);
  const { before, after } = await compactStore(folder);
  return `${folder}: ${megabytes(before)} before, ${megabytes(after)} now.`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
