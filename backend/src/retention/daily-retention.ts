import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { Connection } from 'mongoose';
import { duplicateKey } from '../common/errors/index.js';
import { dayOf } from '#contract/sri-lanka';
import { Settings } from '../config/index.js';
import { RetentionService } from './retention.service.js';
import { RULES } from './rules.js';

interface Turn {
  readonly _id: 'retention';
  /** The last day on which one of the backends did it. */
  readonly day: string;
}

/**
 * Removes once a day what is over its time, in the first hour of that day in which a backend runs. Of several backends the
 * one does it that writes the day into the store first. What fails is tried again the next day.
 */
@Injectable()
export class DailyRetention implements OnModuleDestroy {
  private readonly log = new Logger('Retention');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: Settings,
    private readonly retention: RetentionService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  look(): Promise<void> {
    return this.run(new Date());
  }

  run(now: Date): Promise<void> {
    if (this.settings.RETENTION && !this.settings.READ_ONLY) this.running = this.removeAll(now);
    return this.running;
  }

  /** What is being removed is; the rest waits for the next day. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async removeAll(now: Date): Promise<void> {
    if (!(await this.tried('whose turn it is', () => this.takeTurn(dayOf(now))))) return;
    for (const rule of RULES) {
      if (this.stopping.signal.aborted) return;
      const count = await this.tried(rule.name, () => this.retention.remove(rule, now, this.stopping.signal));
      if (count) this.log.log(`Time was over, removed: ${count} ${rule.name}`);
    }
  }

  /** Of a failure the kind only is told: a message may quote what a person wrote. */
  private async tried<Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.log.error(`${what}: ${error instanceof Error ? error.name : 'unknown'}; it is tried again.`);
      return undefined;
    }
  }

  private async takeTurn(day: string): Promise<boolean> {
    try {
      const earlier = { _id: 'retention', day: { $lt: day } } as const;
      await this.connection.collection<Turn>('turns').updateOne(earlier, { $set: { day } }, { upsert: true });
      return true;
    } catch (error) {
      // There is a turn, and not of an earlier day.
      if (duplicateKey(error)) return false;
      throw error;
    }
  }
}
