import { hashPassword, isPassword } from './passwords.js';

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
