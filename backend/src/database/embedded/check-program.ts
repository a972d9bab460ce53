import { checkHere, NOT_DAMAGED } from './check.js';
import { systemCode } from './errors.js';

// A program of its own: see `checkFolder`.
const [, , folder = ''] = process.argv;
await checkHere(folder).catch((error: unknown) => {
  const code = systemCode(error);
  process.stdout.write(code ?? (error instanceof Error ? error.message : 'data.mdb is damaged'));
  process.exitCode = code === undefined ? 1 : NOT_DAMAGED;
});
