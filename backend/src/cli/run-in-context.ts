import { type DynamicModule, type INestApplicationContext, Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AuditModule } from '../audit/index.js';
import { type Settings, settingsOfProcess } from '../config/index.js';
import { connectNow, DatabaseModule, joinStore, STORE, type Store } from '../database/index.js';
import { MessagesModule } from '../messages/index.js';
import { SettingsModule } from '../settings.module.js';
import { SubjectsModule } from '../subjects.module.js';
import { printOutcome } from './outcome.js';

@Module({})
class CommandModule {}

/**
 * Runs a command of the terminal that needs parts of the product, also while the product runs.
 * @param imports the modules it needs, beside settings, store, audit and messages
 * @param work what it prints
 */
export function runInContext(
  imports: NonNullable<ModuleMetadata['imports']>,
  work: (context: INestApplicationContext, settings: Settings) => Promise<string>,
): void {
  printOutcome(run(imports, work));
}

async function run(
  imports: NonNullable<ModuleMetadata['imports']>,
  work: (context: INestApplicationContext, settings: Settings) => Promise<string>,
): Promise<string> {
  const settings = settingsOfProcess();
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
    return await work(context, settings);
  } finally {
    await context.close();
  }
}
