import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signingKey } from './data-dir.js';
import { readSettings } from './settings.js';

describe('the signing key', () => {
  it('is the same for all who ask for it at the first start, at the same moment', async () => {
    for (let round = 0; round < 40; round += 1) {
      const folder = await mkdtemp(join(tmpdir(), 'one-step-key-'));
      const settings = readSettings({ DATA_DIR: folder });
      try {
        const keys = await Promise.all(Array.from({ length: 64 }, () => signingKey(settings)));
        expect(new Set(keys).size).toBe(1);
        expect(await readdir(folder)).toEqual(['jwt-secret']);
      } finally {
        await rm(folder, { recursive: true });
      }
    }
  });
});
