import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PROVIDER_PHONES } from '#contract/provider';
import { exampleWarnings, type Settings } from './config/index.js';
import { createApp } from './create-app.js';
import type { Store } from './database/index.js';
import { stopWhenAsked } from './http/index.js';
import { type FirstLogin, SetupService } from './setup/index.js';
import { missingPages, securityContacts } from './web/index.js';

/**
 * Starts the product with these settings; from then on it runs until it is asked to stop.
 * @param store the store, if it is already being opened
 * @param fail called with the reason if the setup had to wait for the database and then failed
 */
export async function start(
  settings: Settings,
  store?: Promise<Store>,
  fail?: (error: unknown) => void,
): Promise<void> {
  const app = await createApp(settings, store && (() => store));
  stopWhenAsked(app);
  const setup = app.get(SetupService);
  try {
    await setup.run();
    if (setup.late) void showLate(setup, setup.late).catch(fail);
    greet(setup.firstLogin, settings, await listen(app, settings));
  } catch (error) {
    // The account is made, although the port may be busy: no later start can show its password.
    if (setup.firstLogin) print(linesOf(setup.firstLogin));
    await app.close();
    throw error;
  }
}

/**
 * Opens the port; Nest's own `listen` would log a busy one before we can say it in one sentence.
 * @returns the port, which the system chose where the settings say 0
 */
async function listen(app: NestExpressApplication, { PORT, HOST }: Settings): Promise<number> {
  const server: Server = app.getHttpServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(PORT, HOST, () => resolve());
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : PORT;
}

async function showLate(setup: SetupService, late: Promise<void>): Promise<void> {
  await late;
  if (setup.firstLogin) print(linesOf(setup.firstLogin));
}

/** The address and the first login; the password is shown this once and stored nowhere. */
function greet(firstLogin: FirstLogin | undefined, settings: Settings, port: number): void {
  const { PUBLIC_URL, PORT } = settings;
  const ready = `One Step is ready: ${PORT === 0 ? `http://localhost:${port}` : PUBLIC_URL}`;
  const logins = firstLogin
    ? linesOf(firstLogin)
    : ['Another administrator or a new password: npm run admin -- --email you@example.org'];
  const warnings = exampleWarnings(settings, securityContacts(), PROVIDER_PHONES);
  print([ready, ...logins, ...warnings, ...(settings.production ? missingPages() : [])]);
}

function linesOf({ email, password }: FirstLogin): string[] {
  return [`First administrator: ${email}`, `Password (shown only this once): ${password}`];
}

function print(lines: readonly string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}
