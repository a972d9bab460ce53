import { hashesAtOnce, hashPassword, isPassword, longestQueue } from './passwords.js';

describe('a password', () => {
  it('is hashed at the cost that OWASP asks for', async () => {
    expect(await hashPassword('one step at a time')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is known again, however its letters were composed, and no other is', async () => {
    const hashed = await hashPassword('caf\u00e9 at the lake');
    expect(await isPassword(hashed, 'cafe\u0301 at the lake')).toBe(true);
    expect(await isPassword(hashed, 'cafe at the lake')).toBe(false);
    expect(await isPassword(undefined, 'cafe at the lake')).toBe(false);
  });
});

describe('hashing', () => {
  it.each([
    [1, undefined, 1],
    [2, undefined, 1],
    [4, undefined, 2],
    [8, undefined, 2],
    [16, undefined, 2],
    [1, '16', 1],
    [2, '16', 1],
    [4, '16', 3],
    [8, '16', 7],
    [16, '16', 14],
    [16, '8', 6],
    [16, '3', 1],
    [16, '1', 1],
    [16, '0', 1],
    [16, 'many', 1],
    [2000, '5000', 1022],
  ])('on %i cores, with UV_THREADPOOL_SIZE %s, takes %i at once', (cores, poolSize, expected) => {
    expect(hashesAtOnce(cores, poolSize)).toBe(expected);
  });

  it.each([
    [1, 5, 100],
    [1, 70, 71],
    [2, 70, 142],
    [1, 100, 50],
    [7, 100, 350],
    [1, 500, 10],
    [2, 9000, 2],
  ])('%i at once, of %i ms each, lets %i wait: five seconds', (atOnce, ms, expected) => {
    expect(longestQueue(atOnce, ms)).toBe(expected);
  });
});
