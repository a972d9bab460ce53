import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PASSWORD } from '#contract/users';
import { check } from '#contract/check';
import { sentence } from '#contract/sentence';
import { AuditModule } from './audit/index.js';
import { LimitsModule } from './common/limits/index.js';
import { readSettings, SettingsError, SettingsModule } from './config/index.js';
import { connectNow, DatabaseModule, joinStore, STORE, type Store } from './database/index.js';
import { sayWhy } from './say-why.js';
import { Accounts, UsersModule } from './users/index.js';

@Module({})
class CommandModule {}

const USAGE = 'Say whose account it is: npm run admin -- --email you@example.org [--password "a new password"]';

/** `npm run admin -- --email x`: makes an administrator or gives one a new password. */
async function setAdministrator(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { email, password } = readArguments();
  const settings = readSettings(process.env);
  const context = await NestFactory.createApplicationContext(
    {
      module: CommandModule,
      imports: [SettingsModule.with(settings), DatabaseModule.with(joinStore), LimitsModule, AuditModule, UsersModule],
    },
    { logger: false, abortOnError: false },
  );
  try {
    await connectNow(context.get<Connection>(getConnectionToken()), context.get<Store>(STORE).uri);
    if (!(await context.get(Accounts).setAdministrator(email, password)))
      throw new SettingsError(`${email} is the address of a teacher's application: choose another.`);
  } finally {
    await context.close();
  }
  process.stdout.write(`Administrator: ${email}\nPassword (shown only this once): ${password}\n`);
}

function readArguments(): { email: string; password: string } {
  const options = { email: { type: 'string' }, password: { type: 'string' } } as const;
  const { email = '', password = randomBytes(12).toString('base64url') } = parse(options);
  const address = email.trim().toLowerCase();
  if (check({ type: 'email', label: 'Email', what: 'an address' }, address) !== undefined)
    throw new SettingsError(USAGE);
  const fault = check(PASSWORD, password);
  if (fault !== undefined) throw new SettingsError(sentence(PASSWORD, fault));
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

setAdministrator().catch((fault: unknown) => {
  process.stderr.write(`${sayWhy(fault)}\n`);
  process.exit(1);
});
