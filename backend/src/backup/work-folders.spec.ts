import fs, { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorkFolder, removingAfterwards } from './work-folders.js';

const { rmSync } = fs;
let failures: string[] = [];

beforeAll(() => {
  fs.rmSync = (...args) => {
    const code = failures.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code });
    rmSync(...args);
  };
  syncBuiltinESMExports();
});
afterAll(() => {
  fs.rmSync = rmSync;
  syncBuiltinESMExports();
});

it('removes a folder into which a file was put meanwhile', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'one-step-work-'));
  failures = ['ENOTEMPTY', 'ENOTEMPTY'];
  await removingAfterwards((paths) => {
    paths.add(makeWorkFolder(parent));
    return Promise.resolve();
  });
  expect(readdirSync(parent)).toEqual([]);
  rmdirSync(parent);
});

it('says why a folder cannot be removed', async () => {
  failures = ['EACCES'];
  const work = removingAfterwards((paths) => Promise.resolve(void paths.add('/nowhere')));
  await expect(work).rejects.toThrow('EACCES');
});
