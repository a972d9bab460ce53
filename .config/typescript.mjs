import { register } from 'node:module';

// Node 20 reads no TypeScript: this compiles what is imported from here on.
process.setSourceMapsEnabled(true);
register('./typescript-hooks.mjs', import.meta.url);
