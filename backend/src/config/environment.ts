import { readEnvFile } from './env-file.js';
import { readSettings, type Settings } from './settings.js';

/** Node's number of worker threads, if it is not the default. Node reads this before any of our code runs. */
export const THREAD_POOL_SIZE: string | undefined = process.env['UV_THREADPOOL_SIZE'];

/**
 * The settings of this process, from its environment and, for what that leaves out, from the `.env` file in this folder.
 * @throws SettingsError with one sentence that names every bad or missing setting
 */
export function settingsOfProcess(): Settings {
  for (const [name, value] of Object.entries(readEnvFile('.env'))) process.env[name] ??= value;
  return readSettings(process.env);
}
