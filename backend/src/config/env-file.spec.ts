import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvFile } from './env-file.js';
import { SettingsError } from './settings.js';

describe('the .env file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'one-step-env-'));
    file = join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = (content: string | Buffer) => {
    writeFileSync(file, content);
    return readEnvFile(file);
  };

  it('sets nothing where there is none', () => {
    expect(readEnvFile(file)).toEqual({});
  });

  it('is read as Windows writes it, the mark at its beginning included', () => {
    expect(read('\uFEFFPORT=4001\r\nHOST = 0.0.0.0 # everywhere\r\n')).toEqual({ PORT: '4001', HOST: '0.0.0.0' });
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from('\uFEFFPORT=4001\n', 'utf16le')],
    ['UTF-16 without one', Buffer.from('PORT=4001\n', 'utf16le')],
    ['Latin-1', Buffer.from('ADMIN_PASSWORD=caf\u00e9 au lait\n', 'latin1')],
  ])('is refused in %s', (_, content) => {
    expect(() => read(content)).toThrow(SettingsError);
    expect(() => read(content)).toThrow(`The file ${file} is not text in UTF-8: save it again as UTF-8.`);
  });

  it('is refused where it would cut a value short', () => {
    expect(() => read('PORT=4001\nADMIN_PASSWORD=one step#at a time\n')).toThrow(
      `The file ${file} has a # in the value of ADMIN_PASSWORD, where a comment would begin: put the value in quotes.`,
    );
    expect(read('ADMIN_PASSWORD="one step#at a time"\nPORT=4001 #a port\n#HOST=a#b\n')).toEqual({
      ADMIN_PASSWORD: 'one step#at a time',
      PORT: '4001',
    });
  });

  it('is refused where it is a folder', () => {
    mkdirSync(file);
    expect(() => readEnvFile(file)).toThrow(`The file ${file} cannot be read: make it a file that this user may read.`);
  });
});
