import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { ADMIN_PASSWORD } from '#contract/users';
import { check } from '#contract/check';
import { emailAddress } from '#contract/phones-and-emails';
import { validationMessage } from '#contract/validation-message';
import { AdministratorsModule, AdministratorsService } from '../administrators/index.js';
import { OPERATOR } from '../audit/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { isGuessable } from '../passwords/index.js';
import { LimitsModule } from '../limits/index.js';
import { SubmissionsModule } from '../submissions/index.js';
import { CliError } from './outcome.js';
import { readArguments } from './read-arguments.js';
import { runInContext } from './run-in-context.js';
import { Accounts, UsersModule } from '../users/index.js';

const USAGE =
  'Name the account to create or change: npm run admin -- --email you@example.org [--password "a new password"], or the one to remove: npm run admin -- --remove you@example.org';
const OPTIONS = { email: { type: 'string' }, password: { type: 'string' }, remove: { type: 'string' } } as const;

/** `npm run admin -- --email x` makes an administrator or gives one a new password; `--remove x` removes one. */
runInContext([LimitsModule, SubmissionsModule, AdministratorsModule, UsersModule], read, (context, given) => {
  const { address, password, isRemoved } = given;
  return isRemoved ? takeAway(context, address) : give(context, address, password);
});

function read() {
  const { email, password, remove } = readArguments(OPTIONS, USAGE);
  return { address: addressOf(remove ?? email), password, isRemoved: remove !== undefined };
}

async function give(context: INestApplicationContext, email: string, given: string | undefined): Promise<string> {
  const password = given ?? randomBytes(12).toString('base64url');
  const error = check(ADMIN_PASSWORD, password) ?? ((await isGuessable(password, [email])) ? 'guessable' : undefined);
  if (error !== undefined) throw new CliError(validationMessage(ADMIN_PASSWORD, error));
  if (!(await context.get(Accounts).setAdministrator(email, password)))
    throw new CliError(`${email} belongs to an account that is not an administrator's: choose another address.`);
  return `Administrator: ${email}\nPassword (shown only this once): ${password}`;
}

async function takeAway(context: INestApplicationContext, email: string): Promise<string> {
  try {
    if (await context.get(AdministratorsService).removeByEmail(email, OPERATOR)) return `Removed: ${email}`;
  } catch (cause) {
    if (cause instanceof PublicHttpException) throw new CliError(cause.message, { cause });
    throw cause;
  }
  throw new CliError(`There is no administrator or content editor ${email}.`);
}

function addressOf(typed = ''): string {
  const address = emailAddress(typed);
  if (check({ type: 'email', label: 'Email', what: 'an address' }, address) !== undefined) throw new CliError(USAGE);
  return address;
}
