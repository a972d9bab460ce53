import { RateLimits, type LimitName } from '../../src/limits/index.js';
import { expectRawError } from './errors.js';
import type { Product } from './product.js';
import type { RawAnswer } from './raw.js';

/** In seconds. */
export const HOUR = 60 * 60;

/** Refused for a time that is told, in seconds. */
export function expectToWait(answer: RawAnswer, atMost: number): void {
  expectRawError(answer, 429);
  const seconds = Number(answer.headers['retry-after']);
  expect(Number.isInteger(seconds) && seconds > 0 && seconds <= atMost).toBe(true);
}

/** Tries that were made already, without a request for each. */
export const usedOf =
  (product: Pick<Product, 'app'>) =>
  async (name: LimitName, key: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) await product.app.get(RateLimits).consume(name, key);
  };
