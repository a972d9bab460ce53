import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Cron, CronExpression } from '@nestjs/schedule';
import { type Model, trusted } from 'mongoose';
import { duplicateKey, nameOf } from '../common/errors/index.js';
import { dayOf } from '#contract/sri-lanka';
import { Settings } from '../config/index.js';
import { CLAIMED_DAY_MODEL, type ClaimedDay } from './claimed-day.schema.js';
import { RetentionService } from './retention.service.js';
import { RULES } from './rules.js';

/** After more days without a run the job waits one day: the clock may be wrong, and nobody can bring back what was removed. */
const JUMP_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes expired records once a day, in the first hour of the day in which a backend runs. If there are
 * several backends, the first that writes the day into the database does it. Failures are retried the next day.
 */
@Injectable()
export class DailyRetention implements OnModuleDestroy {
  private readonly log = new Logger('Retention');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: Settings,
    private readonly retention: RetentionService,
    @InjectModel(CLAIMED_DAY_MODEL) private readonly days: Model<ClaimedDay>,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  runNow(): Promise<void> {
    return this.run(new Date());
  }

  run(now: Date): Promise<void> {
    if (this.settings.RETENTION) this.running = this.removeAll(now);
    return this.running;
  }

  /** Lets the removal in progress finish; the rest waits for the next day. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async removeAll(now: Date): Promise<void> {
    if (!(await this.tried('claiming the day', () => this.claimDay(dayOf(now))))) return;
    for (const rule of RULES) {
      if (this.stopping.signal.aborted) return;
      const count = await this.tried(rule.name, () => this.retention.remove(rule, now, this.stopping.signal));
      if (count) this.log.log(`Retention removed ${count} ${rule.name}`);
    }
  }

  /** Logs only the kind of error: a message may quote personal data. */
  private async tried<Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.log.error(`${what}: ${nameOf(error)}; will retry.`);
      return undefined;
    }
  }

  private async claimDay(day: string): Promise<boolean> {
    try {
      // Any other day, not only an earlier one: the clock may have been ahead when the last was written.
      const other = { _id: 'retention', day: trusted({ $ne: day }) } as const;
      const claim = this.days.findOneAndUpdate(other, { day }, { upsert: true, returnDocument: 'before' });
      const last = await claim.lean<ClaimedDay>();
      return last === null || Date.parse(day) - Date.parse(last.day) <= JUMP_MS;
    } catch (error) {
      // Another backend has already taken this day.
      if (duplicateKey(error)) return false;
      throw error;
    }
  }
}
