import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { AUDIT_FIELDS, type AuditAction, type Audited } from '#contract/audit';
import type { BookingKind } from '#contract/bookings';
import type { Visitor } from '../common/access/index.js';
import { findPage, type ListFields, type ListQuery } from '../common/list/index.js';
import { AUDIT_MODEL, type AuditLine, toAuditLine } from './audit.schema.js';

/** What one line says, besides who and when. */
export interface Deed {
  readonly action: AuditAction;
  readonly entity: Audited;
  readonly recordId: string;
  readonly kind?: BookingKind;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  /** The status before and after, where that is what changed. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const AUDIT_LIST: ListFields = { resource: 'audit', rules: AUDIT_FIELDS, searched: ['who'] };

@Injectable()
export class AuditService {
  constructor(@InjectModel(AUDIT_MODEL) private readonly lines: Model<AuditLine>) {}

  /** Adds a line; a change that changed nothing leaves none. */
  async note(by: Visitor, deed: Deed): Promise<void> {
    if (deed.action === 'updated' && deed.fields?.length === 0) return;
    await this.lines.create({ ...deed, fields: [...(deed.fields ?? [])], who: by.email });
  }

  list(query: ListQuery) {
    return findPage(this.lines, AUDIT_LIST, query, toAuditLine);
  }
}

/** Names of the fields that saving this document would change. */
export function changedFields(document: HydratedDocument<unknown>): string[] {
  return document.directModifiedPaths().filter((path) => path !== 'updatedAt');
}
