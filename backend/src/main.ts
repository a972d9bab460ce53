import { refuseEarlyClock, settingsOfProcess } from './config/index.js';
import { openStore } from './database/open-store.js';

// This program is small, so that the store opens in its own thread while this one reads the rest.
async function begin(): Promise<void> {
  const settings = settingsOfProcess();
  refuseEarlyClock(new Date());
  const store = openStore(settings);
  store.catch(() => undefined);
  const { start } = await import('./start.js');
  await start(settings, store, (error) => void end(error));
}

/** Ends with one sentence for the person at the terminal. */
async function end(error: unknown): Promise<void> {
  const { errorMessage } = await import('./cli/outcome.js');
  process.stderr.write(`${errorMessage(error, 'start')}\n`);
  process.exit(1);
}

begin().catch(end);
