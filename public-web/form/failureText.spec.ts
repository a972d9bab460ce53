import { ERROR_CODES, VALIDATION_FAILED } from '#contract/errors';
import en from '../messages/en/index.js';
import si from '../messages/si/index.js';
import ta from '../messages/ta/index.js';
import { failureText } from './errors.js';

const SAID = 'Only the server knows this sentence.';
const CODES = [['400', VALIDATION_FAILED] as const, ...Object.entries(ERROR_CODES)].map(
  ([status, code]) => [code, Number(status)] as const,
);
const refused = (status: number, code: string) =>
  ({ kind: 'refused', status, retryAfter: 90, error: { statusCode: status, code, message: SAID } }) as const;

describe.each([
  ['si', si, /[\u0D80-\u0DFF]/],
  ['ta', ta, /[\u0B80-\u0BFF]/],
] as const)('what the server refuses, said in %s', (language, { form, booking }, own) => {
  const config = { failed: booking.failed, broken: booking.failed };

  it.each(CODES)('%s (%i) is in its own words, with nothing left to fill in', (code, status) => {
    const text = failureText(refused(status, code), form, language, config);
    expect(text).toMatch(own);
    expect(text).not.toContain(SAID);
    expect(text).not.toMatch(/[{}]|undefined/);
  });

  it.each(['offline', 'timeout', 'lost'] as const)('a missing response has its own text: %s', (why) => {
    expect(failureText({ kind: 'unreachable', why }, form, language, config)).toMatch(own);
  });
});

describe('what the server refuses, said in English', () => {
  const config = { failed: en.booking.failed };

  it("is the server's own sentence", () => {
    expect(failureText(refused(409, 'CONFLICT'), en.form, 'en', config)).toBe(SAID);
  });

  it.each([
    [1, '1 minute'],
    [90, '2 minutes'],
  ])('says after %i seconds to wait for %s', (retryAfter, words) => {
    const busy = { ...refused(429, 'TOO_MANY_REQUESTS'), retryAfter };
    expect(failureText(busy, en.form, 'en', config)).toContain(words);
  });
});
