import { existsSync } from 'node:fs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { readSettings, type Settings } from './config/index.js';
import { createApp } from './create-app.js';
import { SetupService } from './setup/index.js';
import { sayWhy } from './say-why.js';

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  try {
    await app.get(SetupService).run();
    await app.listen(settings.PORT, settings.HOST);
  } catch (fault) {
    await app.close();
    throw fault;
  }
  await greet(app, settings);
}

/** The two things a newcomer needs; the password is shown this once and kept nowhere. */
async function greet(app: NestExpressApplication, { PUBLIC_URL, PORT }: Settings): Promise<void> {
  const { firstLogin } = app.get(SetupService);
  const address = PORT === 0 ? await app.getUrl() : PUBLIC_URL;
  const lines = [`One Step is ready: ${address}`];
  if (firstLogin) {
    lines.push(`First administrator: ${firstLogin.email}`, `Password (shown only this once): ${firstLogin.password}`);
  } else {
    lines.push('Another administrator or a new password: npm run admin -- --email you@example.org');
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

start().catch((fault: unknown) => {
  process.stderr.write(`${sayWhy(fault)}\n`);
  process.exit(1);
});
