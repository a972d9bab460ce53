export { mustBePrivate, openDataDir, signingKey } from './data-dir.js';
export { derivedKey } from './derived-key.js';
export { settingsOfProcess } from './environment.js';
export { exampleWarnings } from './examples.js';
export { readSettings, Settings, SettingsError } from './settings.js';
export { SettingsModule } from './settings.module.js';
