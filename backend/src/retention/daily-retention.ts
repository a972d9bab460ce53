import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { duplicateKey } from '../common/errors/index.js';
import { dayOf } from '../common/sri-lanka.js';
import { Settings } from '../config/index.js';
import { Clock } from './clock.js';
import { RetentionService } from './retention.service.js';
import { RULES } from './rules.js';

/** A process that has just started has other things to do. */
export const FIRST_LOOK_MS = 10 * 60_000;
/** So it is done within the first hour of each day in Sri Lanka, when nobody books. */
export const LOOK_EVERY_MS = 60 * 60_000;

const PATIENCE_MS = 1000;

interface Turn {
  readonly _id: 'retention';
  /** The last day on which one of the processes did it. */
  readonly day: string;
}

/**
 * With `RETENTION=on`, removes once a day what is over its time. Of several processes the one does it that writes the day
 * into the store first. What fails is tried again the next day.
 */
@Injectable()
export class DailyRetention implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Retention');
  private readonly stopping = new AbortController();
  private callOff: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: Settings,
    private readonly retention: RetentionService,
    private readonly clock: Clock,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.RETENTION && !this.settings.READ_ONLY) this.lookIn(FIRST_LOOK_MS);
  }

  /** The record that is being removed is; the rest waits for the next day. A store that is frozen holds nobody up. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.callOff();
    await Promise.race([this.running, pause(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** When what is being done has ended. */
  done(): Promise<void> {
    return this.running;
  }

  private lookIn(ms: number): void {
    this.callOff = this.clock.later(ms, () => {
      this.running = this.look().then(() => {
        if (!this.stopping.signal.aborted) this.lookIn(LOOK_EVERY_MS);
      });
    });
  }

  private async look(): Promise<void> {
    const now = this.clock.now();
    try {
      if (!(await this.takeTurn(dayOf(now)))) return;
    } catch (fault) {
      this.failed('whose turn it is', fault);
      return;
    }
    for (const rule of RULES) {
      if (this.stopping.signal.aborted) return;
      try {
        const count = await this.retention.remove(rule, now, this.stopping.signal);
        if (count > 0) this.log.log(`Time was over, removed: ${count} ${rule.name}`);
      } catch (fault) {
        this.failed(rule.name, fault);
      }
    }
  }

  private async takeTurn(day: string): Promise<boolean> {
    try {
      const earlier = { _id: 'retention', day: { $lt: day } } as const;
      await this.connection.collection<Turn>('turns').updateOne(earlier, { $set: { day } }, { upsert: true });
      return true;
    } catch (fault) {
      // There is a turn, and not of an earlier day.
      if (duplicateKey(fault)) return false;
      throw fault;
    }
  }

  /** The kind of fault only: a message may quote what a person wrote. */
  private failed(what: string, fault: unknown): void {
    this.log.error(`${what}: ${fault instanceof Error ? fault.name : 'unknown'}; it is tried again.`);
  }
}
