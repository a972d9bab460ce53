import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ADMIN_PASSWORD } from '#contract/users';
import { check } from '#contract/check';
import { validationMessage } from '#contract/validation-message';
import { AuditModule } from '../audit/index.js';
import { isGuessable } from '../common/guessable-password.js';
import { LimitsModule } from '../common/limits/index.js';
import { PendingEventsModule } from '../common/pending-events/index.js';
import { SettingsError } from '../config/index.js';
import { OutboxModule } from '../outbox/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import { runInContext } from './run-in-context.js';
import { Accounts, UsersModule } from '../users/index.js';

const USAGE = 'Say whose account it is: npm run admin -- --email you@example.org [--password "a new password"]';

/** `npm run admin -- --email x`: makes an administrator or gives one a new password. */
runInContext(
  [PendingEventsModule, LimitsModule, AuditModule, OutboxModule, ReceiptsModule, UsersModule],
  async (context) => {
    const { email, password } = await readArguments();
    if (!(await context.get(Accounts).setAdministrator(email, password)))
      throw new SettingsError(`${email} is the address of a teacher's application: choose another.`);
    return `Administrator: ${email}\nPassword (shown only this once): ${password}`;
  },
);

async function readArguments(): Promise<{ email: string; password: string }> {
  const options = { email: { type: 'string' }, password: { type: 'string' } } as const;
  const { email = '', password = randomBytes(12).toString('base64url') } = parse(options);
  const address = email.trim().toLowerCase();
  if (check({ type: 'email', label: 'Email', what: 'an address' }, address) !== undefined)
    throw new SettingsError(USAGE);
  const error = check(ADMIN_PASSWORD, password) ?? ((await isGuessable(password, [address])) ? 'guessable' : undefined);
  if (error !== undefined) throw new SettingsError(validationMessage(ADMIN_PASSWORD, error));
  return { email: address, password };
}

function parse(options: {
  readonly email: { readonly type: 'string' };
  readonly password: { readonly type: 'string' };
}) {
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new SettingsError(USAGE, { cause });
  }
}
