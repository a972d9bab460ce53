import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ErrorBody } from '#contract/errors';
import { PROOF_HEADER } from '#contract/proof-of-work';
import { RateLimits } from '../../src/common/limits/index.js';
import type { LimitName } from '../../src/common/limits/rate-limits.js';
import { TooManyTries } from '../../src/common/errors/index.js';
import type { Product } from './product.js';
import { expectRefusal } from './refusals.js';

type Refused = Readonly<{ status: number; headers: Readonly<Record<string, unknown>>; text: string }>;

/** Leaves nothing of a limit to whoever comes from this address. */
export async function useUp({ app }: Product, limit: LimitName, address: string): Promise<void> {
  const limits = app.get(RateLimits);
  for (;;) {
    try {
      await limits.take(limit, address);
    } catch (fault) {
      if (fault instanceof TooManyTries) return;
      throw fault;
    }
  }
}

/** A refusal for being too many, whole: it says when to come again, and what to solve to be let in at once. */
export function challengeOf({ status, headers, text }: Refused): Challenge {
  const { challenge, ...body } = JSON.parse(text) as ErrorBody;
  expectRefusal({ status, body, text }, 429);
  const seconds = Number(headers['retry-after']);
  expect(Number.isInteger(seconds) && seconds > 0 && seconds <= 60).toBe(true);
  expect(challenge).toEqual({ parameters: expect.any(Object), signature: expect.stringMatching(/^[0-9a-f]{64}$/) });
  return challenge as unknown as Challenge;
}

/** What the browser's worker does. */
export async function solve(challenge: Challenge): Promise<{ counter: number; derivedKey: string }> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge has no solution.');
  return solution;
}

export function proofHeader(challenge: unknown, solution: unknown): Record<string, string> {
  return { [PROOF_HEADER]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

export async function proofOf(challenge: Challenge): Promise<Record<string, string>> {
  return proofHeader(challenge, await solve(challenge));
}
