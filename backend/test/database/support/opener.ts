import { writeSync } from 'node:fs';
import { openAlongside } from '../../../src/database/embedded/running-store.js';

/** Begins to open the data of a folder, and stands still in the middle until it is killed. */
const [, , folder = ''] = process.argv;
await openAlongside(folder, () => {
  writeSync(1, 'opening\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
