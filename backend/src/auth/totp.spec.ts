import { addressOf, base32, newRecoveryCodes, plainRecoveryCode, stepOfCode } from './totp.js';

/** The secret of RFC 6238, appendix B; its codes have eight digits there, of which apps show the last six. */
const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i seconds is that of RFC 6238', async (seconds, code, step) => {
    expect(await stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  it('may come from a clock that is one step off, and no further', async () => {
    expect(await stepOfCode(SECRET, '287082', at(59 + 30))).toBe(1);
    expect(await stepOfCode(SECRET, '287082', at(59 + 60))).toBeUndefined();
    expect(await stepOfCode(SECRET, '287 082', at(1))).toBe(1);
    expect(await stepOfCode(SECRET, '２８７０８２', at(59))).toBe(1);
  });

  it.each(['', '28708', '2870820', 'abcdef', '287083'])('is not %j', async (code) => {
    expect(await stepOfCode(SECRET, code, at(59))).toBeUndefined();
  });
});

describe('what an authenticator app is told', () => {
  it('is the secret, the account and whose it is', async () => {
    const secret = await base32(SECRET);
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const address = new URL(await addressOf(secret, 'head@onestep.test', 'One Step'));
    expect(decodeURIComponent(address.pathname)).toContain('One Step:head@onestep.test');
    expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(address.searchParams.get('issuer')).toBe('One Step');
  });
});

describe('recovery codes', () => {
  it('are ten, all different, and easy to read', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
  });

  it.each(['4F7K-92MX-0BQ1', ' 4f7k92mxobql ', '4f7k 92mx 0bqI'])('are the same typed as %j', (typed) => {
    expect(plainRecoveryCode(typed)).toBe('4f7k92mx0bq1');
  });
});
