import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AUDIT_MODEL, type AuditLine } from './audit.schema.js';
import { AuditService, OPERATOR } from './audit.service.js';
import { type Head, NOTHING } from './chain.js';

const AT_ONCE = 100;
const OLDEST_FIRST = { seq: 1 } as const;
/** From before the chain: older than all of it. */
const UNNUMBERED = { seq: { $exists: false } } as const;

/** The old end of the chain, from its first line up to one. */
interface OldEnd {
  readonly to: Head;
  readonly count: number;
  readonly oldest: Date | undefined;
}

/**
 * Cuts the old end off the chain. A line of the chain, sealed like all others, says first up to which line it goes, so
 * that the rest still proves itself and nobody without the key can take more; a cut that is interrupted is no fault.
 */
@Injectable()
export class AuditCut {
  constructor(
    @InjectModel(AUDIT_MODEL) private readonly lines: Model<AuditLine>,
    private readonly audit: AuditService,
  ) {}

  /** The lines before the first one that is not older than that: one whose clock was wrong waits for its neighbours. */
  async oldEnd(before: Date): Promise<OldEnd> {
    const to = await this.lastBefore(before);
    if (to.seq === 0) return { to, count: 0, oldest: undefined };
    const upTo = { seq: { $gt: 0, $lte: to.seq } };
    const [numbered, unnumbered, first] = await Promise.all([
      this.lines.collection.countDocuments(upTo),
      this.lines.collection.countDocuments(UNNUMBERED),
      this.lines.collection.findOne(upTo, { sort: OLDEST_FIRST, projection: { createdAt: 1 } }),
    ]);
    const oldest: unknown = first?.['createdAt'];
    return { to, count: numbered + unnumbered, oldest: oldest instanceof Date ? oldest : undefined };
  }

  /** Yields how many lines went, some at a time. */
  async *cut(before: Date, rule: string): AsyncGenerator<number> {
    const { to, count } = await this.oldEnd(before);
    if (count === 0) return;
    await this.audit.note(OPERATOR, { action: 'expired', entity: 'audit', rule, count, cut: to });
    yield (await this.lines.collection.deleteMany(UNNUMBERED)).deletedCount;
    for (;;) {
      const first = await this.lines.collection.findOne({ seq: { $gt: 0 } }, { sort: OLDEST_FIRST });
      const seq = Number(first?.['seq'] ?? Infinity);
      if (seq > to.seq) return;
      const some = { seq: { $gt: 0, $lte: Math.min(to.seq, seq + AT_ONCE - 1) } };
      yield (await this.lines.collection.deleteMany(some)).deletedCount;
    }
  }

  private async lastBefore(before: Date): Promise<Head> {
    const kept = { seq: { $gt: 0 }, createdAt: { $gte: before } };
    const first = await this.lines.collection.findOne(kept, { sort: OLDEST_FIRST });
    const older = { seq: { $gt: 0, ...(first && { $lt: Number(first['seq']) }) } };
    const last = await this.lines.collection.findOne(older, { sort: { seq: -1 } });
    return last === null ? NOTHING : { seq: Number(last['seq']), hash: String(last['hash']) };
  }
}
