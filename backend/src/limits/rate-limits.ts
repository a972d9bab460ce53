import { createHmac } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type RateLimiterAbstract, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Settings } from '../config/index.js';
import { widerNetworks } from '../common/access/index.js';
import { TooManyRequestsException } from '../common/errors/index.js';
import { RATE_LIMIT_USAGE_MODEL, type RateLimitUsage } from './limit.schema.js';

/** Says which limit it was. The metrics count it; publishing costs nothing without a subscriber. */
export const RATE_LIMITED = channel('one-step:rate-limited');

/** Limits of an address are generous, because a household, a workplace or a phone network shares it. */
const SHARED = { of: 'address' } as const;
/** Limits of one person at an address are strict, and also counted for the networks around it. */
const PERSON_AT_ADDRESS = { of: 'person at address' } as const;
/** Limits of one person, counted by what they act on: an e-mail address, an account, a mailbox, a reference. */
const PERSON = { of: 'person' } as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Each limit is explained in docs/decisions/request-limits.md. */
const LIMITS = {
  /** Failed logins for one account from one address. */
  loginOfAccount: { ...PERSON_AT_ADDRESS, points: 10, duration: 15 * MINUTE },
  /** Failed logins from one address. */
  loginFromAddress: { ...SHARED, points: 30, duration: MINUTE },
  /** Failed logins for one account from all addresses. Above it, logins are delayed but not refused, so nobody can lock the owner out. */
  loginAnywhere: { ...PERSON, points: 100, duration: HOUR },
  /** Logins that succeed: each compares a password and leaves a line in the audit. */
  loginDone: { ...PERSON, points: 30, duration: HOUR },
  loginDoneFromAddress: { ...SHARED, points: 120, duration: HOUR },
  /** Changes of one's own account that are confirmed: password, second factor, address. */
  ownSecurityChange: { ...PERSON, points: 10, duration: HOUR },
  /** Sessions that somebody ends. Counted separately from confirmed changes, so that whoever finds an open session cannot keep its owner from a new password. */
  sessionsEnded: { ...PERSON, points: 10, duration: HOUR },
  /** What one address has stored on the public routes: records, a family's changes, and the audit's events of its reports. */
  create: { ...SHARED, points: 120, duration: MINUTE },
  /** Applications from one address: each may keep a CV. One for a known e-mail address counts four times. */
  application: { ...SHARED, points: 40, duration: HOUR },
  applicationOfDay: { ...SHARED, points: 120, duration: 24 * HOUR },
  /** Applications under one e-mail address. */
  applicationOfEmail: { ...PERSON, points: 5, duration: HOUR },
  /** New addresses of one account. */
  emailOfAccount: { ...PERSON, points: 5, duration: HOUR },
  /** Wrong passwords when somebody signed in confirms a change, by account. */
  confirmation: { ...PERSON, points: 10, duration: 15 * MINUTE },
  /** Wrong codes of a second factor, by account, wherever they come from: whoever tries them has the password. */
  secondFactor: { ...PERSON, points: 10, duration: 15 * MINUTE },
  /** Second factors that somebody begins to set up. */
  secondFactorStart: { ...PERSON, points: 10, duration: HOUR },
  /** Links to set a new password that one address asks for. */
  forgotFromAddress: { ...SHARED, points: 20, duration: HOUR },
  /** The same for one e-mail address; beyond it no link is sent. */
  forgotOfEmail: { ...PERSON_AT_ADDRESS, points: 6, duration: HOUR },
  /** Mails with the same link, whoever asks for them. More would be useless, because every mail has the same link. */
  mailsOfLink: { ...PERSON, points: 3, duration: HOUR },
  /** Receipts and confirmations of public forms to one mailbox, because anybody can type anybody's address. */
  publicFormsToEmail: { ...PERSON, points: 10, duration: HOUR },
  /** The same through the forms of one visitor to any mailbox. It is generous, because people in a phone network share an address. */
  publicFormsFromSender: { ...SHARED, points: 20, duration: HOUR },
  /** The same for all visitors together. Mails beyond this are sent later. */
  publicFormsInAll: { ...PERSON, points: 300, duration: HOUR },
  /** Copies of everything kept about an account. Each answer holds a whole CV in memory several times until it is read. */
  dataOfAccount: { ...PERSON, points: 10, duration: HOUR },
  /** CVs that somebody changes. */
  cvOfAccount: { ...PERSON, points: 10, duration: HOUR },
  /** Wrong tries of one address to see somebody's request. */
  followUpFromAddress: { ...SHARED, points: 20, duration: 15 * MINUTE },
  /** Wrong tries at one reference, from all addresses together. Once they are used up, each address has `followUpOfBoth`. */
  followUpOfReference: { ...PERSON, points: 100, duration: 24 * HOUR },
  followUpOfBoth: { ...PERSON_AT_ADDRESS, points: 3, duration: HOUR },
  /** Unknown calendar addresses that one address asks for: a phone goes on asking for one that was ended. */
  calendarFromAddress: { ...SHARED, points: 60, duration: 15 * MINUTE },
} as const;
export type LimitName = keyof typeof LIMITS;

/** The limits of an address and of the /56 and /48 networks around it. */
const NETWORKS = [
  { suffix: '', times: 1 },
  { suffix: '/56', times: 4 },
  { suffix: '/48', times: 16 },
] as const;

export const VISITOR_KEY = 'limited visitor key';

@Injectable()
export class RateLimits {
  private readonly limiters: Record<LimitName, readonly RateLimiterAbstract[]>;

  constructor(
    private readonly settings: Settings,
    @Inject(VISITOR_KEY) private readonly visitorKey: string,
    @InjectModel(RATE_LIMIT_USAGE_MODEL) used: Model<RateLimitUsage>,
  ) {
    // The library asks its client for a collection; the model's own has its indexes made with all others.
    const storeClient = { collection: () => used.collection };
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterMongo({ keyPrefix, points, duration, storeClient, disableIndexesCreation: true });
    const limiters = Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      NETWORKS.map(({ suffix, times }) => limiter(`${name}${suffix}`, points * times, duration)),
    ]);
    this.limiters = Object.fromEntries(limiters) as Record<LimitName, readonly RateLimiterAbstract[]>;
  }

  /**
   * Uses up one attempt. Called before the work, so that concurrent attempts cannot get past the limit.
   * @param key what is counted: the address, or the address, a space and what is acted on
   * @throws TooManyRequestsException (429) when nothing is left
   */
  async consume(name: LimitName, key: string): Promise<void> {
    try {
      await this.forEach(name, key, useOne);
    } catch (used) {
      if (!(used instanceof RateLimiterRes)) throw used;
      RATE_LIMITED.publish(name);
      const seconds = Math.max(1, Math.ceil(used.msBeforeNext / 1000));
      throw new TooManyRequestsException(seconds, LIMITS[name].of === 'address');
    }
  }

  /** The same without an exception. @returns whether an attempt was left */
  async tryConsume(name: LimitName, key: string): Promise<boolean> {
    try {
      await this.consume(name, key);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsException) return false;
      throw error;
    }
  }

  /** Counts attempts without refusing one. */
  async count(name: LimitName, key: string, attempts = 1): Promise<void> {
    await this.forEach(name, key, (limiter, hashed) => limiter.penalty(hashed, attempts));
  }

  /** The number of attempts beyond a limit: 0 if it is just used up, negative if attempts are left. */
  async excess(name: LimitName, key: string): Promise<number> {
    if (!this.settings.RATE_LIMITS) return -LIMITS[name].points;
    const used = await this.limiters[name][0]?.get(this.hashOf(key));
    return (used?.consumedPoints ?? 0) - LIMITS[name].points;
  }

  /** A conflict reveals a registered e-mail address, so it counts four times, to stop whoever tries a list. */
  async countConflict(name: LimitName, address: string): Promise<void> {
    await this.count(name, address, 3);
  }

  /** Refunds one attempt that turned out not to count. */
  async refund(name: LimitName, key: string): Promise<void> {
    await this.forEach(name, key, (limiter, hashed) => limiter.reward(hashed));
  }

  /** An IPv6 address is counted for the networks around it too, of which one visitor may have a great many. */
  private async forEach(
    name: LimitName,
    key: string,
    count: (limiter: RateLimiterAbstract, hashed: string) => Promise<unknown>,
  ): Promise<void> {
    if (!this.settings.RATE_LIMITS) return;
    const keys = LIMITS[name].of === 'person' ? [key] : [key, ...widerNetworks(key)];
    for (const [i, each] of keys.entries()) {
      const limiter = this.limiters[name][i];
      if (limiter) await count(limiter, this.hashOf(each));
    }
  }

  /** Addresses are personal data: only a keyed hash is stored. */
  hashOf(key: string): string {
    return createHmac('sha256', this.visitorKey).update(key).digest('base64url');
  }
}

/**
 * Uses a limit once. A count that lasts longer than its limit was begun while the clock was ahead: it is begun again, because
 * it would lock somebody out for months.
 */
async function useOne(limiter: RateLimiterAbstract, hashed: string): Promise<void> {
  try {
    await limiter.consume(hashed);
  } catch (used) {
    if (!(used instanceof RateLimiterRes) || used.msBeforeNext <= limiter.duration * 1000) throw used;
    await limiter.delete(hashed);
    await limiter.consume(hashed);
  }
}
