import { mongo } from 'mongoose';
import { CliError, errorMessage } from './outcome.js';

const NOT_OURS =
  'HOST is not an address of this machine: leave it out, or set it to 0.0.0.0 for all addresses of this machine.';
const failed = (properties: object): Error => Object.assign(new Error('as the system says it'), properties);

describe('what the terminal says of an error', () => {
  it.each([
    [{ code: 'EACCES', path: '/srv/a' }, 'This user may not read or write /srv/a.'],
    [{ code: 'EACCES' }, 'This user may not read or write a file that is needed.'],
    [{ code: 'EISDIR', path: '/srv/' }, '/srv/ is a folder, but a file is needed.'],
    [{ code: 'EISDIR' }, 'The path is a folder, but a file is needed.'],
    [{ code: 'ENOTDIR', path: '/srv/a/b' }, 'A part of /srv/a/b is a file, but a folder is needed.'],
    [{ code: 'EROFS', path: '/srv/a' }, 'The disk of /srv/a is read-only.'],
    [{ code: 'EROFS' }, 'The disk is read-only.'],
    [{ code: 'ENOSPC', path: '/srv/a' }, 'The disk of /srv/a is full: nothing was changed.'],
    // LMDB gives the number of the error only.
    [{ code: 28 }, 'The disk is full: nothing was changed.'],
    [{ code: 'EBUSY' }, 'The running product does not answer: nothing was written. Try again, or stop it first.'],
    [{ code: 'EEXIST', path: '/srv/a' }, 'A file of that name already exists: choose another name.'],
    [
      { code: 'EACCES', syscall: 'listen', port: 80 },
      'Port 80 may not be used by this user: set PORT to a number above 1023.',
    ],
    [
      { code: 'EADDRINUSE', syscall: 'listen', port: 80 },
      'Port 80 is in use: stop the other program or set PORT to another number.',
    ],
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen', port: 80 }, NOT_OURS],
    // Of a link-local address the interface is missing; a machine may have no IPv6.
    [{ code: 'EINVAL', syscall: 'listen', port: 80 }, NOT_OURS],
    [{ code: 'EAFNOSUPPORT', syscall: 'listen', port: 80 }, NOT_OURS],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, NOT_OURS],
    // There is no network to ask for the name.
    [{ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }, NOT_OURS],
    [{ code: 'ENOTFOUND', syscall: 'querySrv' }, 'MONGODB_URI cannot be used: its host cannot be found.'],
    [
      { name: 'MongoParseError', message: 'option x is not supported' },
      /^MONGODB_URI .*: option x is not supported\.$/,
    ],
    [
      { name: 'MongoAPIError', message: 'URI option "replicaSet" cannot be specified with no value' },
      'MONGODB_URI cannot be used: URI option "replicaSet" cannot be specified with no value.',
    ],
    [
      { name: 'MongooseServerSelectionError', message: 'connect ECONNREFUSED 127.0.0.1:1' },
      'The database that MONGODB_URI names does not answer: start it, or correct MONGODB_URI.',
    ],
    [
      { name: 'MongoServerError', code: 18, message: 'Authentication failed.' },
      'The database that MONGODB_URI names refuses its user or password: correct MONGODB_URI.',
    ],
    [
      { name: 'MongoRuntimeError', message: 'Unable to parse u:secret with URL' },
      'MONGODB_URI cannot be used: its hosts cannot be parsed.',
    ],
  ])('%j', (properties, sentence) => {
    expect(errorMessage(failed(properties), 'command')).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });

  it('names the full disk of a store that could not begin', () => {
    const full = new mongo.MongoServerError({ code: 14_031, message: 'nothing was written: Input/output error' });
    expect(errorMessage(full, 'start')).toBe('The disk is full: nothing was changed.');
  });

  it('is its own sentence where somebody wrote one', () => {
    expect(errorMessage(new CliError('Say whose.'), 'command')).toBe('Say whose.');
  });

  it.each(['start', 'command'] as const)('names the %s, and where in the program, if nobody foresaw it', (what) => {
    expect(errorMessage(new Error('unforeseen'), what)).toMatch(
      new RegExp(`^The ${what} failed: Error: unforeseen\\n +at `),
    );
    expect(errorMessage('unforeseen', what)).toBe(`The ${what} failed for an unknown reason.`);
  });
});
