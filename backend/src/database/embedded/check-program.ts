import { checkHere, copyHere, NOT_DAMAGED } from './check.js';
import { systemCode } from './errors.js';

// A program of its own: see `checkFolder` and `copyFolder`.
const [, , folder = '', into] = process.argv;

async function copyInto(place: string): Promise<void> {
  // Where a backup that was interrupted has removed this folder, LMDB can make no other: nothing is made in a place that is gone.
  process.chdir(place);
  await copyHere(folder, '.');
}

await (into === undefined ? checkHere(folder) : copyInto(into)).catch((error: unknown) => {
  const code = systemCode(error);
  process.stdout.write(code ?? (error instanceof Error ? error.message : 'data.mdb is damaged'));
  process.exitCode = code === undefined ? 1 : NOT_DAMAGED;
});
