import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCutOff, isDatabaseUnavailable } from './mongo-errors.js';

/** What a socket says when it writes to somebody who has gone; the driver hands it on as it is. */
async function brokenWrite(): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'one-step-line-'));
  const server = createServer((line) => line.destroy()).listen(join(folder, 'socket'));
  await once(server, 'listening');
  const line: Socket = connect(join(folder, 'socket'));
  line.pause();
  await once(line, 'connect');
  const [error] = await new Promise<unknown[]>((resolve) => {
    line.on('error', (...told) => resolve(told));
    const write = (): void => {
      if (line.writable) line.write('a question', () => setImmediate(write));
    };
    write();
  });
  server.close();
  rmSync(folder, { recursive: true });
  return error;
}

describe('a broken connection to the database', () => {
  it('while a command is being written counts as unavailable, with an unknown outcome', async () => {
    const error = await brokenWrite();
    expect(error).toMatchObject({ code: expect.stringMatching(/^(EPIPE|ECONNRESET)$/) as string, syscall: 'write' });
    expect({ isAway: isDatabaseUnavailable(error), isCut: isCutOff(error) }).toEqual({ isAway: true, isCut: true });
  });

  it('is not a write error of a file', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    expect({ isAway: isDatabaseUnavailable(full), isCut: isCutOff(full) }).toEqual({ isAway: false, isCut: false });
  });
});
