import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Settings } from '../../config/index.js';
import { TooManyRequestsException } from '../errors/index.js';
import { METRIC_EVENTS } from '../metric-events.js';
import { USED_MODEL, type Used } from './limit.schema.js';

/** What is counted: only failed logins and accepted creates, so that typing mistakes cost nothing and phone networks can share an address. */
const LIMITS = {
  /** Failed logins for one account from one address. */
  loginOfAccount: { points: 10, duration: 15 * 60 },
  /** Failed logins from one address. */
  loginFromAddress: { points: 30, duration: 60 },
  /** Failed logins for one account from all addresses. Above it, logins are delayed but not refused, so nobody can lock the owner out. */
  loginAnywhere: { points: 100, duration: 60 * 60 },
  /** Records created by one address on the public routes. */
  create: { points: 120, duration: 60 },
  /**
   * Applications from one address, accepted ones and those for a known e-mail address: each may keep a CV. New addresses
   * of accounts count too.
   */
  application: { points: 5, duration: 60 * 60 },
  /** Wrong passwords where somebody signed in has to confirm something, by account. */
  confirmation: { points: 10, duration: 15 * 60 },
  /** Wrong codes of a second factor, by account, wherever they come from: whoever tries them has the password. */
  secondFactor: { points: 10, duration: 15 * 60 },
  /** Links to set a new password that one address asks for. */
  forgotFromAddress: { points: 20, duration: 60 * 60 },
  /** The same for one e-mail address: beyond, no more are sent. */
  forgotOfEmail: { points: 3, duration: 60 * 60 },
  /** Receipts of public forms, and confirmations of what is changed of them, that one mailbox gets: anybody may have typed it. */
  publicFormsToEmail: { points: 10, duration: 60 * 60 },
  /** The same by the forms of one visitor, to whomever: people in a phone network share an address. */
  publicFormsFromSender: { points: 20, duration: 60 * 60 },
  /** The same of all visitors together: what is beyond goes later. */
  publicFormsInAll: { points: 300, duration: 60 * 60 },
  /** All that is kept of an account: an answer holds a whole CV in memory, several times over, until it is read. */
  dataOfAccount: { points: 10, duration: 60 * 60 },
  /** CVs that somebody changes. */
  cvOfAccount: { points: 10, duration: 60 * 60 },
  /** Wrong tries of one address to see somebody's request. */
  followUpFromAddress: { points: 20, duration: 15 * 60 },
  /** Wrong tries at one reference, from all addresses together. */
  followUpOfReference: { points: 10, duration: 60 * 60 },
} as const;
export type LimitName = keyof typeof LIMITS;

export const VISITOR_KEY = 'limited visitor key';

@Injectable()
export class RateLimits {
  private readonly limiters: Record<LimitName, RateLimiterAbstract>;

  constructor(
    private readonly settings: Settings,
    @Inject(VISITOR_KEY) private readonly visitorKey: string,
    @InjectModel(USED_MODEL) used: Model<Used>,
  ) {
    // The library asks its client for a collection; the model's own has its indexes made with all others.
    const storeClient = { collection: () => used.collection };
    const limiters = Object.entries(LIMITS).map(([name, limit]) => [
      name,
      settings.READ_ONLY
        ? new RateLimiterMemory({ keyPrefix: name, ...limit })
        : new RateLimiterMongo({ keyPrefix: name, ...limit, storeClient, disableIndexesCreation: true }),
    ]);
    this.limiters = Object.fromEntries(limiters) as Record<LimitName, RateLimiterAbstract>;
  }

  /**
   * Uses up one attempt. Called before the work, so that concurrent attempts cannot get past the limit.
   * @throws TooManyRequestsException (429) when nothing is left
   */
  async consume(name: LimitName, key: string): Promise<void> {
    if (!this.settings.RATE_LIMITS) return;
    try {
      await this.limiters[name].consume(this.hashOf(key));
    } catch (used) {
      if (!(used instanceof RateLimiterRes)) throw used;
      METRIC_EVENTS.rateLimited.publish(name);
      throw new TooManyRequestsException(Math.max(1, Math.ceil(used.msBeforeNext / 1000)));
    }
  }

  /** The same for what is left out rather than refused. @returns whether anything was left */
  async tryConsume(name: LimitName, key: string): Promise<boolean> {
    try {
      await this.consume(name, key);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsException) return false;
      throw error;
    }
  }

  /** Counts an attempt without refusing it. */
  async count(name: LimitName, key: string): Promise<void> {
    if (this.settings.RATE_LIMITS) await this.limiters[name].penalty(this.hashOf(key));
  }

  /** By how much a limit is exceeded, or 0. */
  async excess(name: LimitName, key: string): Promise<number> {
    if (!this.settings.RATE_LIMITS) return 0;
    const used = await this.limiters[name].get(this.hashOf(key));
    return Math.max(0, (used?.consumedPoints ?? 0) - LIMITS[name].points);
  }

  /** Refunds one attempt that turned out not to count. */
  async refund(name: LimitName, key: string): Promise<void> {
    if (this.settings.RATE_LIMITS) await this.limiters[name].reward(this.hashOf(key));
  }

  /** Addresses are personal data: only a keyed hash is stored. */
  hashOf(key: string): string {
    return createHmac('sha256', this.visitorKey).update(key).digest('base64url');
  }
}
