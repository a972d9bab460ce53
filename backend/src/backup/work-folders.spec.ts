import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { jest } = import.meta as ImportMeta & {
  jest: { unstable_mockModule(name: string, factory: () => unknown): void };
};
let failures: string[] = [];
const rmSync = (...args: Parameters<typeof fs.rmSync>): void => {
  const code = failures.shift();
  if (code !== undefined) throw Object.assign(new Error(code), { code });
  fs.rmSync(...args);
};
jest.unstable_mockModule('node:fs', () => ({ ...fs, rmSync }));
const { makeWorkFolder, removingAfterwards } = await import('./work-folders.js');

it('removes a folder into which a file was put meanwhile', async () => {
  const parent = fs.mkdtempSync(join(tmpdir(), 'one-step-work-'));
  failures = ['ENOTEMPTY', 'ENOTEMPTY'];
  await removingAfterwards((paths) => {
    paths.add(makeWorkFolder(parent));
    return Promise.resolve();
  });
  expect(fs.readdirSync(parent)).toEqual([]);
  fs.rmdirSync(parent);
});

it('says why a folder cannot be removed', async () => {
  failures = ['EACCES'];
  const work = removingAfterwards((paths) => Promise.resolve(void paths.add('/nowhere')));
  await expect(work).rejects.toThrow('EACCES');
});
