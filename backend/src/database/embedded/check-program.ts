import { checkHere } from './check.js';

// A program of its own: see `checkFolder`.
const [, , folder = ''] = process.argv;
await checkHere(folder).catch((fault: unknown) => {
  process.stdout.write(fault instanceof Error ? fault.message : 'data.mdb is damaged');
  process.exitCode = 1;
});
