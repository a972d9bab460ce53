import { isDamage, systemError, unreachable, unusable } from './errors.js';

const AGAIN = 'free some space and start again.';

describe('the sentence of a start that fails', () => {
  it.each([
    ['ENOSPC', `The socket /d/store.sock cannot be made: the disk is full; ${AGAIN}`],
    [
      'EINVAL',
      'The socket /d/store.sock cannot be made: its path is too long; set DATA_DIR or TMPDIR to a shorter one.',
    ],
    [
      'EOPNOTSUPP',
      'The socket /d/store.sock cannot be made: this file system has no unix sockets; set DATA_DIR to a folder on another one.',
    ],
    ['EACCES', 'The socket /d/store.sock cannot be made: this user may not read or write it; start as its owner.'],
    ['EMFILE', 'The socket /d/store.sock cannot be made: too many open files.'],
  ])('names what kept the socket from being made: %s', (code, message) => {
    expect(unreachable('/d/store.sock', systemError(code, 'too many open files')).message).toBe(message);
  });

  it('names what keeps the folder from being used', () => {
    const readOnly = systemError('EROFS', 'read-only file system');
    expect(unusable('/d', readOnly).message).toBe(
      'The data folder /d cannot be used: the disk can only be read; choose another DATA_DIR.',
    );
    // LMDB gives the system's number.
    const full = Object.assign(new Error('No space left on device'), { code: 28 });
    expect(unusable('/d', full).message).toBe(`The data folder /d cannot be used: the disk is full; ${AGAIN}`);
  });

  it('speaks of damage only where the system has nothing to say', () => {
    expect(isDamage(new Error('data.mdb is damaged'))).toBe(true);
    expect(isDamage(Object.assign(new Error('MDB_INVALID'), { code: -30793 }))).toBe(true);
    expect(isDamage(Object.assign(new Error('Permission denied'), { code: 13 }))).toBe(false);
    expect(isDamage(systemError('ENOSPC', 'no space left on device'))).toBe(false);
    // A copy that LMDB cannot finish has the system's sentence, and no number.
    for (const message of ['No space left on device', 'Disk quota exceeded', 'File too large'])
      expect(isDamage(new Error(message))).toBe(false);
    expect(unusable('/d', new Error('No space left on device')).message).toBe(
      `The data folder /d cannot be used: the disk is full; ${AGAIN}`,
    );
  });
});
