import { pageAfterLogin, sessionFrom } from './session.js';

const NOW = 1_800_000_000_000;
const token = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

describe('a stored token', () => {
  it('is a session until it expires', () => {
    const good = token({ role: 'Counselor', exp: NOW / 1000 + 1 });
    expect(sessionFrom(good, NOW)).toEqual({ token: good, role: 'Counselor' });
    expect(sessionFrom(token({ role: 'Counselor', exp: NOW / 1000 }), NOW)).toBeUndefined();
  });

  it('is one until then by the clock of the server', () => {
    const good = token({ role: 'Counselor', exp: NOW / 1000 + 1 });
    const eightHours = 8 * 60 * 60 * 1000;
    expect(sessionFrom(good, NOW + eightHours)).toBeUndefined();
    expect(sessionFrom(good, NOW + eightHours, eightHours)).toEqual({ token: good, role: 'Counselor' });
    expect(sessionFrom(good, NOW - eightHours, -eightHours)).toEqual({ token: good, role: 'Counselor' });
    const ended = token({ role: 'Counselor', exp: NOW / 1000 });
    expect(sessionFrom(ended, NOW - eightHours, -eightHours)).toBeUndefined();
  });

  it.each([null, '', 'x', 'a.b.c', token({}), token({ role: 'Admin' })])('%s is none', (text) => {
    expect(sessionFrom(text, NOW)).toBeUndefined();
  });
});

describe('after login', () => {
  it.each([
    ['Admin', '/dashboard-admin'],
    ['ContentEditor', '/courses'],
    ['Counselor', '/user-list'],
  ] as const)('%s goes to %s', (role, page) => {
    expect(pageAfterLogin({ role })).toBe(page);
  });
});
