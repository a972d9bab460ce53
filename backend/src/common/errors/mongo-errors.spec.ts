import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { isDatabaseUnavailable } from './mongo-errors.js';

/** Provokes the error of a socket that writes to somebody who has gone; the driver hands it on as it is. */
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

/** Provokes the same error after the other side has said that it is going, so that Node no longer asks the system. */
async function endedWrite(): Promise<unknown> {
  const server = createServer((line) => line.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  await once(line, 'end');
  const told = once(line, 'error');
  line.write('a question');
  const [error] = (await told) as unknown[];
  server.close();
  return error;
}

function labelled(label: string): unknown {
  const error = new mongo.MongoServerError({ message: 'something new' });
  error.addErrorLabel(label);
  return error;
}

describe('a broken connection to the database', () => {
  it('while a command is being written counts as unavailable, with an unknown outcome', async () => {
    const error = await brokenWrite();
    expect(error).toMatchObject({ code: expect.stringMatching(/^(EPIPE|ECONNRESET)$/) as string, syscall: 'write' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('counts alike where the server ended it first', async () => {
    const error = await endedWrite();
    expect(error).toMatchObject({ code: 'EPIPE', message: 'This socket has been ended by the other party' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['ECONNRESET', 'read', true],
    ['ECONNABORTED', 'write', true],
    ['ETIMEDOUT', 'read', true],
    ['ERR_STREAM_DESTROYED', undefined, true],
    ['EPIPE', undefined, true],
    ['ENOENT', 'open', false],
    ['EIO', 'read', false],
    ['EACCES', undefined, false],
  ])('%s of %s: %s', (code, syscall, expected) => {
    const error = Object.assign(new Error(code), { code, syscall });
    expect(isDatabaseUnavailable(error)).toBe(expected);
  });

  it('is not a write error of a file', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    expect(isDatabaseUnavailable(full)).toBe(false);
  });
});

describe('what the database cannot do at the moment', () => {
  it.each([
    'RetryableWriteError',
    'RetryableReadError',
    'ResetPool',
    'TransientTransactionError',
    'UnknownTransactionCommitResult',
  ])('is known by the label %s, whatever its code', (label) =>
    expect(isDatabaseUnavailable(labelled(label))).toBe(true),
  );

  it.each([6, 7, 24, 43, 63, 64, 79, 89, 91, 100, 112, 133, 134, 150, 189, 251, 9001, 10_107, 11_600, 13_388, 13_435])(
    'is known by the code %i',
    (code) => expect(isDatabaseUnavailable(new mongo.MongoServerError({ message: 'x', code }))).toBe(true),
  );

  it('is no answer in time', () => {
    const error = new mongo.MongoOperationTimeoutError('No answer within 4500 ms');
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([2, 11_000, 14_031, 121])('is not the refusal with the code %i', (code) => {
    expect(isDatabaseUnavailable(new mongo.MongoServerError({ message: 'x', code }))).toBe(false);
  });

  it('is not a label that says nothing of it', () => {
    expect(isDatabaseUnavailable(labelled('SomethingElse'))).toBe(false);
  });
});
