import { checkHere, copyHere, NOT_DAMAGED } from './check.js';
import { systemCode } from './errors.js';

// This is a program of its own, which `checkFolder` and `copyFolder` start.
const [, , folder = '', into, opening] = process.argv;

async function copyInto(place: string): Promise<void> {
  // LMDB makes folders that are missing; from inside, it cannot make one anew that an interrupted backup has removed.
  process.chdir(place);
  await copyHere(folder, '.', opening === 'held' ? 'held' : 'beside');
}

(into === undefined ? checkHere(folder) : copyInto(into)).catch((error: unknown) => {
  const code = systemCode(error);
  process.stdout.write(code ?? (error instanceof Error ? error.message : 'data.mdb is damaged'));
  process.exitCode = code === undefined ? 1 : NOT_DAMAGED;
});
