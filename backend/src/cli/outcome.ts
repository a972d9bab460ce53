import { BackupError } from '../backup/index.js';
import { isStoreFull } from '../common/errors/index.js';
import { SettingsError } from '../config/index.js';
import { StandaloneServerError, StoreInUseError, StoreUnreadableError, systemCode } from '../database/index.js';

/** A command cannot do what it was asked; its message is one sentence for the person at the terminal. */
export class CliError extends Error {}

const KNOWN = [SettingsError, StandaloneServerError, StoreInUseError, StoreUnreadableError, BackupError, CliError];

/** Matches the message of a store whose folder opened, but whose data is damaged. */
const DAMAGED = /^The data in /;
const MENDING =
  'Nothing was changed: move the folder aside, then put back the last backup with: npm run restore -- --from file';

/** Sentences for the system's errors about files, which do not always name the file. */
const OF_FILES: Readonly<Record<string, (path?: string) => string>> = {
  EACCES: (path = 'a file that is needed') => `This user may not read or write ${path}.`,
  EBUSY: () => 'The running product does not answer: nothing was written. Try again, or stop it first.',
  EEXIST: () => 'A file of that name already exists: choose another name.',
  EISDIR: (path = 'The path') => `${path} is a folder, but a file is needed.`,
  ENOSPC: (path) => `The disk${path === undefined ? '' : ` of ${path}`} is full: nothing was changed.`,
  ENOTDIR: (path = 'the path') => `A part of ${path} is a file, but a folder is needed.`,
  EROFS: (path) => `The disk${path === undefined ? '' : ` of ${path}`} is read-only.`,
};

/**
 * One sentence for the person at the terminal that says why the program could not go on.
 * @param what the program that failed, named before the stack of an unexpected error
 */
export function errorMessage(error: unknown, what: 'command' | 'start'): string {
  if (!(error instanceof Error)) return `The ${what} failed for an unknown reason.`;
  if (error instanceof StoreUnreadableError && DAMAGED.test(error.message)) return `${error.message} ${MENDING}`;
  if (KNOWN.some((known) => error instanceof known)) return error.message;
  const code = isStoreFull(error) ? 'ENOSPC' : (systemCode(error) ?? '');
  const { path } = error as NodeJS.ErrnoException;
  return ofAddress(error, code) ?? OF_FILES[code]?.(path) ?? `The ${what} failed: ${error.stack ?? error.message}`;
}

/** What the system says of an address that is another machine's, has no interface or is of a kind that it lacks. */
const NOT_OURS: readonly string[] = ['EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT'];

const AUTHENTICATION_FAILED = 18;

/** Explains an error of PORT, HOST or MONGODB_URI. */
function ofAddress(error: NodeJS.ErrnoException & { port?: number }, code: string): string | undefined {
  const { name, message, port, syscall } = error;
  if (name === 'MongoParseError' || name === 'MongoAPIError') return `MONGODB_URI cannot be used: ${message}.`;
  // The driver's own sentence repeats what it could not parse, which may be a password.
  if (name === 'MongoRuntimeError' && message.startsWith('Unable to parse'))
    return 'MONGODB_URI cannot be used: its hosts cannot be parsed.';
  if (name === 'MongooseServerSelectionError')
    return 'The database that MONGODB_URI names does not answer: start it, or correct MONGODB_URI.';
  if (name === 'MongoServerError' && Number(error.code) === AUTHENTICATION_FAILED)
    return 'The database that MONGODB_URI names refuses its user or password: correct MONGODB_URI.';
  if (syscall?.startsWith('query')) return 'MONGODB_URI cannot be used: its host cannot be found.';
  if (syscall === 'getaddrinfo' || (syscall === 'listen' && NOT_OURS.includes(code)))
    return 'HOST is not an address of this machine: leave it out, or set it to 0.0.0.0 for all addresses of this machine.';
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number above 1023.`;
  return undefined;
}

/** Ends a command of the terminal: with what it has to say, or with one sentence and exit code 1. */
export function printOutcome(work: Promise<string>): void {
  work.then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${errorMessage(error, 'command')}\n`);
      process.exit(1);
    },
  );
}
