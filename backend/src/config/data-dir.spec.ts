import { chmod, chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDir, signingKey } from './data-dir.js';
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

describe('DATA_DIR', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-data-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([0o755, 0o770, 0o701, 0o1777])('is refused when others may enter it: mode %o', async (mode) => {
    await chmod(folder, mode);
    expect(() => openDataDir(folder)).toThrow(
      `"${folder}" is open to other users of this machine: close it with: chmod 700 "${folder}"`,
    );
    await chmod(folder, 0o700);
    openDataDir(folder);
  });

  it('is refused when it belongs to somebody else', async () => {
    const user = process.getuid?.() ?? 0;
    // Whoever runs the tests: root gives a folder away, everybody else finds one that is not theirs.
    const other = user === 0 ? folder : '/usr';
    if (user === 0) await chown(folder, 12_345, 12_345);
    expect(() => openDataDir(other)).toThrow(
      `"${other}" belongs to another user: start as that user, or give it to this one with: chown -R ${user} "${other}"`,
    );
  });

  it('is made for its owner only', async () => {
    openDataDir(join(folder, 'made/here'));
    expect((await stat(join(folder, 'made/here'))).mode & 0o777).toBe(0o700);
  });

  it('is refused where it is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(() => openDataDir(file)).toThrow(`DATA_DIR "${file}" is a file, but a folder is needed.`);
  });

  it.each(['/proc/nowhere', '/proc/nowhere/below', '/dev/null/below'])(
    'is refused where it cannot be made: %s',
    (at) => {
      expect(() => openDataDir(at)).toThrow(`This user cannot read and write DATA_DIR "${at}".`);
    },
  );

  it('holds a key that nobody else may read', async () => {
    const settings = readSettings({ DATA_DIR: folder });
    await signingKey(settings);
    const file = join(folder, 'jwt-secret');
    await chmod(file, 0o640);
    await expect(signingKey(settings)).rejects.toThrow(
      `"${file}" is open to other users of this machine: close it with: chmod 600 "${file}"`,
    );
  });
});
