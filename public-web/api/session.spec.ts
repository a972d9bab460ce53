import { pageAfterLogin, sessionFrom } from './session.js';

const NOW = 1_800_000_000_000;
const token = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

describe('a stored token', () => {
  it('is a session until it expires', () => {
    const good = token({ role: 'Counselor', exp: NOW / 1000 + 1 });
    expect(sessionFrom(good, NOW)).toEqual({ token: good, role: 'Counselor' });
    expect(sessionFrom(token({ role: 'Counselor', exp: NOW / 1000 }), NOW)).toBeUndefined();
  });

  it.each([null, '', 'x', 'a.b.c', token({}), token({ role: 'Admin' })])('%s is none', (text) => {
    expect(sessionFrom(text, NOW)).toBeUndefined();
  });
});

describe('after login', () => {
  it.each([
    ['Admin', '/dashboard-admin'],
    ['Counselor', '/user-list'],
  ] as const)('%s goes to %s', (role, page) => {
    expect(pageAfterLogin({ token: '', role })).toBe(page);
  });
});
