import { isExpired, clockSkew, decodeToken } from './session.js';

const HOUR = 3_600_000;
/** By the server's clock. */
const MADE = 1_800_000_000;
const ENDS = MADE + 8 * 3600;
const tokenWith = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

describe('what the browser may know of a token', () => {
  it('is whose it is, its role and its times, whatever script its payload has', () => {
    const token = tokenWith({ sub: 'නිමල්', role: 'Counselor', iat: MADE, exp: ENDS });
    expect(decodeToken(token)).toEqual({ sub: 'නිමල්', role: 'Counselor', iat: MADE, exp: ENDS });
  });

  it.each([
    null,
    '',
    'x',
    'a.b.c',
    tokenWith({}),
    tokenWith(null),
    tokenWith({ role: 'Admin' }),
    tokenWith({ exp: 1 }),
  ])('is nothing for %s', (text) => {
    expect(decodeToken(text)).toBeUndefined();
  });
});

describe('the end of a session', () => {
  const claims = { role: 'Admin', iat: MADE, exp: ENDS } as const;
  const signedIn = MADE * 1000;

  it.each([
    ['right', 0],
    ['nine hours ahead', 9 * HOUR],
    ['nine hours behind', -9 * HOUR],
  ])('comes after eight hours where the clock of the device is %s', (_, ahead) => {
    const skew = clockSkew(claims, signedIn + ahead);
    expect(isExpired(claims, signedIn + ahead, skew)).toBe(false);
    expect(isExpired(claims, signedIn + ahead + 8 * HOUR - 1, skew)).toBe(false);
    expect(isExpired(claims, signedIn + ahead + 8 * HOUR, skew)).toBe(true);
  });
});
