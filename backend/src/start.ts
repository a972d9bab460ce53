import { exampleWarnings, type Settings } from './config/index.js';
import { createApp } from './create-app.js';
import type { Store } from './database/index.js';
import { listen } from './listen.js';
import { stopWhenAsked } from './serving/index.js';
import { type FirstLogin, SetupService } from './setup/index.js';
import { securityContacts } from './web/index.js';

/**
 * Starts the product with these settings; from then on it runs until it is asked to stop.
 * @param store where it is being opened already
 */
export async function start(settings: Settings, store?: Promise<Store>): Promise<void> {
  const app = await createApp(settings, store && (() => store));
  stopWhenAsked(app);
  try {
    await app.get(SetupService).run();
    greet(app.get(SetupService).firstLogin, settings, await listen(app, settings));
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** The two things a newcomer needs; the password is shown this once and kept nowhere. */
function greet(firstLogin: FirstLogin | undefined, settings: Settings, port: number): void {
  const { PUBLIC_URL, PORT } = settings;
  const lines = [`One Step is ready: ${PORT === 0 ? `http://localhost:${port}` : PUBLIC_URL}`];
  if (firstLogin) {
    lines.push(`First administrator: ${firstLogin.email}`, `Password (shown only this once): ${firstLogin.password}`);
  } else {
    lines.push('Another administrator or a new password: npm run admin -- --email you@example.org');
  }
  lines.push(...exampleWarnings(settings, securityContacts()));
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}
