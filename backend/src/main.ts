import { settingsOfProcess } from './config/index.js';
import { lookAhead } from './database/store-folder.js';

// Small, so that the store is looked at by another process while this one reads the rest of the program.
async function begin(): Promise<void> {
  const settings = settingsOfProcess();
  lookAhead(settings);
  const { start } = await import('./start.js');
  await start(settings);
}

begin().catch(async (error: unknown) => {
  const { sayWhy } = await import('./cli/outcome.js');
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
});
