import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo } from 'mongoose';
import { Settings } from '../config/index.js';
import { AuditKey } from './audit-key.js';
import { AUDIT_MODEL, type AuditLine } from './audit.schema.js';
import { type Head, link, type NewLine, NOTHING } from './chain.js';

interface Waiting {
  readonly line: NewLine;
  readonly done: () => void;
  readonly failed: (fault: unknown) => void;
}

/** So long a line that nobody waits for may wait for others. */
const TOGETHER_MS = 250;
const AT_ONCE = 500;
const DUPLICATE = 11_000;

/** Adds lines to the chain: those that wait at the same moment go in together, and one batch after the other. */
@Injectable()
export class AuditWriter implements OnModuleDestroy {
  private readonly log = new Logger('Audit');
  private readonly waiting: Waiting[] = [];
  /** Lines that nobody waits for, by what they say, until they are written. */
  private readonly soon = new Map<string, { count?: number }>();
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private patience = TOGETHER_MS;

  constructor(
    @InjectModel(AUDIT_MODEL) private readonly lines: Model<AuditLine>,
    private readonly key: AuditKey,
    private readonly settings: Settings,
  ) {}

  /** Done when the line is on disk. */
  write(line: NewLine): Promise<void> {
    if (this.settings.READ_ONLY) return Promise.resolve();
    const written = new Promise<void>((done, failed) => this.waiting.push({ line, done, failed }));
    void this.flush();
    return written;
  }

  /**
   * Soon, and without anybody waiting for it.
   * @param same what the line says: lines that say the same at the same moment become one, with the sum of their counts
   */
  writeSoon(line: NewLine & { count?: number }, same: string): void {
    if (this.settings.READ_ONLY) return;
    const before = this.soon.get(same);
    if (before !== undefined) {
      if (line.count !== undefined) before.count = (before.count ?? 0) + line.count;
      return;
    }
    this.soon.set(same, line);
    const failed = (fault: unknown): void =>
      this.log.error(`A line is lost: ${fault instanceof Error ? fault.name : 'unknown'}`);
    this.waiting.push({ line, done: () => undefined, failed });
    this.timer ??= setTimeout(() => void this.flush(), this.patience).unref();
  }

  /** Done when all that waits is on disk. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length > 0) this.running ??= this.drain();
    return this.running ?? Promise.resolve();
  }

  async onModuleDestroy(): Promise<void> {
    this.patience = 0;
    await this.flush();
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      this.soon.clear();
      const batch = this.waiting.splice(0, AT_ONCE);
      try {
        await this.append(batch.map(({ line }) => line));
        for (const { done } of batch) done();
      } catch (fault) {
        for (const { failed } of batch) failed(fault);
      }
    }
    // Not in a `finally` of the promise: a line that comes before that ran would wait for nobody.
    this.running = undefined;
  }

  /** Another backend may take the number first: what is left gets the next ones then. */
  private async append(lines: readonly NewLine[]): Promise<void> {
    for (let rest = lines; rest.length > 0;) {
      const head = await this.newest();
      const earlier = head === NOTHING ? await this.lines.collection.countDocuments({}) : 0;
      try {
        await this.lines.collection.insertMany(link(head, rest, this.key, earlier), { ordered: true });
        return;
      } catch (fault) {
        if (!(fault instanceof mongo.MongoBulkWriteError) || fault.code !== DUPLICATE) throw fault;
        rest = rest.slice(fault.insertedCount);
      }
    }
  }

  private async newest(): Promise<Head> {
    const options = { sort: { seq: -1 }, projection: { _id: 0, seq: 1, hash: 1 } } as const;
    const head = await this.lines.collection.findOne({ seq: { $gt: 0 } }, options);
    return head === null ? NOTHING : (head as unknown as Head);
  }
}
