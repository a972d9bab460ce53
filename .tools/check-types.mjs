import { build } from './build.mjs';
import { runRouter, runTool } from './run.mjs';

for (const app of ['backend', 'admin', 'e2e']) runTool('tsc', ['--noEmit', '-p', `${app}/tsconfig.json`]);
// The router writes the types of its routes first; its settings read the built contract.
build(['backend']);
runRouter(['typegen', 'public-web']);
runTool('tsc', ['--noEmit', '-p', 'public-web/tsconfig.json']);
