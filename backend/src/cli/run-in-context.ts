import { type DynamicModule, type INestApplicationContext, Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AuditModule } from '../audit/index.js';
import { settingsOfProcess } from '../config/index.js';
import {
  connectNow,
  DatabaseModule,
  joinStore,
  ownFolderOf,
  requireStore,
  STORE,
  type Store,
} from '../database/index.js';
import { MessagesModule } from '../messages/index.js';
import { SettingsModule } from '../settings.module.js';
import { SubjectsModule } from '../subjects.module.js';
import { printOutcome } from './outcome.js';

@Module({})
class CommandModule {}

/**
 * Runs a command of the terminal that needs parts of the product, also while the product runs.
 * @param imports the modules it needs, besides settings, store, audit and messages
 * @param read its arguments, before the store is opened
 * @param work what it prints
 */
export function runInContext<Arguments>(
  imports: NonNullable<ModuleMetadata['imports']>,
  read: () => Arguments,
  work: (context: INestApplicationContext, given: Arguments) => Promise<string>,
): void {
  printOutcome(run(imports, read, work));
}

async function run<Arguments>(
  imports: NonNullable<ModuleMetadata['imports']>,
  read: () => Arguments,
  work: (context: INestApplicationContext, given: Arguments) => Promise<string>,
): Promise<string> {
  const given = read();
  const settings = settingsOfProcess();
  if (!settings.MONGODB_URI) requireStore(ownFolderOf(settings));
  const module: DynamicModule = {
    module: CommandModule,
    imports: [
      SettingsModule.forRoot(settings),
      DatabaseModule.forRoot(joinStore),
      AuditModule,
      SubjectsModule,
      MessagesModule,
      ...imports,
    ],
  };
  const context = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  try {
    await connectNow(context.get<Connection>(getConnectionToken()), context.get<Store>(STORE).uri);
    return await work(context, given);
  } finally {
    await context.close();
  }
}
