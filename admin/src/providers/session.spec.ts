import { officeSession } from './session';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HOUR = 3600;
const tokenOf = (payload: unknown) => `${encode({ alg: 'HS256' })}.${encode(payload)}.x`;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

let stored: string | null;

beforeAll(() => {
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => (key === 'token' ? stored : null),
      removeItem: () => {
        stored = null;
      },
    },
  });
});

describe('the guard', () => {
  it('lets an administrator in whose token is not over', () => {
    stored = tokenOf({ sub: 'නිමල්', role: 'Admin', exp: inSeconds(HOUR) });
    expect(officeSession()).toBe('Admin');
  });

  it.each([
    ['nothing stored', null],
    ['another role', tokenOf({ role: 'Counselor', exp: inSeconds(HOUR) })],
  ])('keeps out: %s', (_what, token) => {
    stored = token;
    expect(officeSession()).toBeUndefined();
    expect(stored).toBe(token);
  });

  it.each([
    ['one that is over', tokenOf({ role: 'Admin', exp: inSeconds(-1) })],
    ['one without an end', tokenOf({ role: 'Admin' })],
    ['one without a role', tokenOf({ exp: inSeconds(HOUR) })],
    ['one that cannot be read', 'not a token'],
    ['one that holds no object', tokenOf(null)],
  ])('keeps out and removes: %s', (_what, token) => {
    stored = token;
    expect(officeSession()).toBeUndefined();
    expect(stored).toBeNull();
  });
});
