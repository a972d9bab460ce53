import { existsSync } from 'node:fs';
import { readSettings, type Settings } from './settings.js';

/**
 * The settings of this process: its environment, and the `.env` file here for what that does not say.
 * @throws SettingsError with one sentence that names every bad or missing setting
 */
export function settingsOfProcess(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}
