export { refuseEarlyClock } from './clock.js';
export { derivedKey, requirePrivate, openDataDir, signingKey } from './data-dir.js';
export { settingsOfProcess, THREAD_POOL_SIZE } from './environment.js';
export { exampleWarnings } from './examples.js';
export { readSettings, Settings, SettingsError } from './settings.js';
