import type { Response } from 'supertest';
import { ERROR_CODES, VALIDATION_FAILED } from '#contract/errors';

/** Words that would reveal internals. */
const INSIDE = /mongo|mongoose|cast to|duplicate key|E11000|node_modules|\.ts:|\.js:|\bat \w+ \(|stack|express|multer/i;

/** The complete error body of the contract, without internal details. */
export function expectError(
  { status, body, text }: Pick<Response, 'status' | 'body' | 'text'>,
  expected: keyof typeof ERROR_CODES,
  errors?: Readonly<Record<string, unknown>>,
): void {
  const { message } = body as { message?: unknown };
  expect({ status, body: body as unknown }).toEqual({
    status: expected,
    body: {
      statusCode: expected,
      code: errors && expected === 400 ? VALIDATION_FAILED : ERROR_CODES[expected],
      message: errors ? Object.values(errors)[0] : expect.stringMatching(/^\S.*[.]$/),
      error: message,
      ...(errors && { errors }),
      // Whoever changed the record in between, for administrators.
      ...(expected === 412 && 'changes' in (body as object) && { changes: expect.any(Array) as unknown }),
    },
  });
  expect(text).not.toMatch(INSIDE);
}

/** The same of an answer that came as plain text. */
export function expectRawError(
  { status, text }: { readonly status: number; readonly text: string },
  expected: keyof typeof ERROR_CODES,
): void {
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // It is no JSON: the comparison shows what it is instead.
  }
  expectError({ status, body, text }, expected);
}

/** No answer carries a password, a hash or anything else that only the store may know. */
export function expectNoSecrets(answer: unknown): void {
  expect(keysOf(answer).filter((key) => /pass|hash|salt|secret|token|fingerprint|once|__v/i.test(key))).toEqual([]);
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
