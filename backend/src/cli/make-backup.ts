import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { timestamp, writeBackup } from '../backup/index.js';
import { settingsOfProcess } from '../config/index.js';
import { ownFolderOf, requireStore } from '../database/index.js';
import { CliError, printOutcome } from './outcome.js';
import { readArguments } from './read-arguments.js';

const USAGE =
  'The only options are the backup file and the key to encrypt it for: npm run backup -- [--to one-step.backup] [--encrypt-to age1…]';
const NOT_EMBEDDED = 'MONGODB_URI names a MongoDB server: back it up with mongodump, as docs/operations.md says.';

/** `npm run backup`: everything the embedded store keeps, in one file; also while the product runs. */
printOutcome(run());

async function run(): Promise<string> {
  const { to, 'encrypt-to': recipient } = readArguments(
    { to: { type: 'string' }, 'encrypt-to': { type: 'string' } },
    USAGE,
  );
  const { MONGODB_URI, ...settings } = settingsOfProcess();
  if (MONGODB_URI) throw new CliError(NOT_EMBEDDED);
  const folder = ownFolderOf(settings);
  requireStore(folder);
  const file = to ?? (await ownName(join(settings.DATA_DIR, 'backups'), recipient));
  await writeBackup(folder, file, recipient);
  const { size } = await stat(file);
  return `${file}: complete, ${(size / 1024 / 1024).toFixed(1)} MB${recipient ? ', encrypted' : ''}.`;
}

async function ownName(folder: string, recipient: string | undefined): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `one-step-${timestamp()}.backup${recipient ? '.age' : ''}`);
}
