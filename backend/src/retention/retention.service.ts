import { Injectable } from '@nestjs/common';
import { AuditService, OPERATOR } from '../audit/index.js';
import { HalfUploads } from './half-uploads.js';
import { OldLines } from './old-lines.js';
import { overBefore } from './period.js';
import { Records } from './records.js';
import type { Rule } from './rules.js';
import { UnnamedFiles } from './unnamed-files.js';
import type { Due, Way } from './way.js';

/** Holds what is kept to the rules on how long it is. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly records: Records,
    private readonly lines: OldLines,
    private readonly files: UnnamedFiles,
    private readonly halves: HalfUploads,
    private readonly audit: AuditService,
  ) {}

  /** What a rule would remove; nothing is. */
  due(rule: Rule, now: Date): Promise<Due> {
    return this.wayOf(rule).due(rule, overBefore(rule.keep, now));
  }

  /**
   * Removes what is over its time by a rule, and says in the audit how much that was, also where it could not end.
   * @param signal ends it early; the rest is for another time
   * @returns how much went
   */
  async remove(rule: Rule, now: Date, signal?: AbortSignal): Promise<number> {
    let removed = 0;
    try {
      for await (const some of this.wayOf(rule).remove(rule, overBefore(rule.keep, now))) {
        removed += some;
        if (signal?.aborted) break;
      }
    } finally {
      // The audit's own cut is the line that says so.
      if (removed > 0 && !rule.chained) {
        await this.audit.note(OPERATOR, { action: 'expired', entity: rule.entity, rule: rule.name, count: removed });
      }
    }
    return removed;
  }

  private wayOf({ chained, namedBy, partsOf }: Rule): Way {
    if (chained) return this.lines;
    if (partsOf !== undefined) return this.halves;
    return namedBy ? this.files : this.records;
  }
}
