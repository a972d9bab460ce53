import { Injectable } from '@nestjs/common';
import { AuditCut } from '../audit/index.js';
import type { Rule } from './rules.js';
import type { Due, Way } from './way.js';

/** Lines of the audit: its chain is cut at its old end. */
@Injectable()
export class OldLines implements Way {
  constructor(private readonly audit: AuditCut) {}

  due(_: Rule, before: Date): Promise<Due> {
    return this.audit.oldEnd(before);
  }

  remove({ name }: Rule, before: Date): AsyncGenerator<number> {
    return this.audit.cut(before, name);
  }
}
