import { BackupError } from '../backup/index.js';
import { SettingsError } from '../config/index.js';
import { StoreInUseError, StoreUnreadableError } from '../database/index.js';
import { CliError } from './cli-error.js';

const KNOWN = [SettingsError, StoreInUseError, StoreUnreadableError, BackupError, CliError];

/** The folder could be opened; what lies in it is not whole. */
const DAMAGED = /^The data in /;
const MENDING =
  'Nothing was changed: move the folder aside, then put back the last backup with: npm run restore -- --from file';

/** One sentence for the person at the terminal: why the start could not go on. */
export function startupErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'The start failed for an unknown reason.';
  if (error instanceof StoreUnreadableError && DAMAGED.test(error.message)) return `${error.message} ${MENDING}`;
  if (KNOWN.some((known) => error instanceof known)) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number above 1023.`;
  if (code === 'ENOSPC') return 'The disk is full: nothing was changed.';
  if (code === 'EEXIST') return 'There is a file of that name already: choose another.';
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  return `The start failed: ${error.stack ?? error.message}`;
}

/** Ends a command of the terminal: with what it has to say, or with one sentence and exit code 1. */
export function printOutcome(work: Promise<string>): void {
  work.then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${startupErrorMessage(error)}\n`);
      process.exit(1);
    },
  );
}
