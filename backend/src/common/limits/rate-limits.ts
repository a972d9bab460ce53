import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Settings } from '../../config/index.js';
import { TooManyTries } from '../errors/index.js';

/** What is counted. Only what hurts is: failed logins and accepted creates, so that slips and shared phone networks cost nobody anything. */
const LIMITS = {
  /** Failed logins for one account from one address. */
  loginOfAccount: { points: 10, duration: 15 * 60 },
  /** Failed logins from one address. */
  loginFromAddress: { points: 30, duration: 60 },
  /** Records created by one address on the public routes. */
  create: { points: 120, duration: 60 },
} as const;
type LimitName = keyof typeof LIMITS;

@Injectable()
export class RateLimits {
  private readonly limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, new RateLimiterMemory({ keyPrefix: name, ...limit })]),
  ) as Record<LimitName, RateLimiterMemory>;

  constructor(private readonly settings: Settings) {}

  /** @throws TooManyTries (429) when what was counted under this name and key has used up its limit */
  async check(name: LimitName, key: string): Promise<void> {
    if (!this.settings.RATE_LIMITS) return;
    const used = await this.limiters[name].get(key);
    if (used !== null && used.remainingPoints <= 0) throw new TooManyTries(Math.ceil(used.msBeforeNext / 1000));
  }

  /** Counts one more. */
  async count(name: LimitName, key: string): Promise<void> {
    if (this.settings.RATE_LIMITS) await this.limiters[name].penalty(key);
  }
}
