import { restoreGlobals } from './node-worker.mjs';

// Evaluated for each file of tests: `typescript-hooks.mjs` imports it there under a name of its own.
restoreGlobals();
