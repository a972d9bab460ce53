import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, Types } from 'mongoose';
import { AUDIT_FIELDS, type AuditAction, type Audited, type AuditResult } from '#contract/audit';
import type { BookingKind } from '#contract/bookings';
import type { Visitor } from '../common/access/index.js';
import { findPage, type ListFields, type ListQuery } from '../common/list/index.js';
import { AuditKey } from './audit-key.js';
import { AUDIT_MODEL, type AuditLine, toAuditLine } from './audit.schema.js';
import { AuditWriter } from './audit.writer.js';
import type { Head, NewLine } from './chain.js';

/** What one line says, besides who and when. */
export interface Deed {
  readonly action: AuditAction;
  readonly entity: Audited;
  readonly recordId?: string | undefined;
  readonly kind?: BookingKind | undefined;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  /** The status before and after, where that is what changed. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly count?: number | undefined;
  readonly route?: string;
  /** The rule by which records went. */
  readonly rule?: string;
  /** Lines up to this one may be gone: see `AuditCut`. */
  readonly cut?: Head;
  readonly result?: AuditResult;
}

/** Who did it: an account, or nobody we know. */
type Actor = Pick<Visitor, 'address'> & Partial<Pick<Visitor, 'id' | 'email'>>;

/** Whoever runs the product: by its settings, or from its terminal. */
export const OPERATOR = { address: 'operator' } as const;

export const AUDIT_LIST: ListFields = { resource: 'audit', rules: AUDIT_FIELDS, searched: ['who'] };

/** An account that knocks at the same closed door again and again leaves one line in so long. */
const SAME_REFUSAL_MS = 60_000;
const REFUSALS_KEPT = 1000;

@Injectable()
export class AuditService {
  private readonly refused = new Map<string, number>();

  constructor(
    @InjectModel(AUDIT_MODEL) private readonly lines: Model<AuditLine>,
    private readonly writer: AuditWriter,
    private readonly key: AuditKey,
  ) {}

  /** Adds a line; a change that changed nothing leaves none. */
  async note(by: Actor, deed: Deed): Promise<void> {
    if (deed.action === 'updated' && deed.fields?.length === 0) return;
    await this.writer.write(this.lineOf(by, deed));
  }

  /** Says that records were shown; the answer does not wait for it. */
  viewed(by: Actor, deed: Omit<Deed, 'action'>): void {
    if (deed.count === 0) return;
    const same = [by.id, by.address, deed.entity, deed.kind, deed.recordId].join(' ');
    this.writer.writeSoon(this.lineOf(by, { ...deed, action: 'viewed' }), same);
  }

  async denied(by: Visitor, route: string): Promise<void> {
    const knock = `${by.id} ${route}`;
    if (performance.now() < (this.refused.get(knock) ?? 0)) return;
    if (this.refused.size >= REFUSALS_KEPT) this.refused.clear();
    this.refused.set(knock, performance.now() + SAME_REFUSAL_MS);
    await this.note(by, { action: 'denied', entity: 'route', route, result: 'refused' });
  }

  async list(query: ListQuery) {
    await this.writer.flush();
    return findPage(this.lines, AUDIT_LIST, query, toAuditLine);
  }

  private lineOf({ id, email, address }: Actor, { fields = [], result = 'done', ...deed }: Deed): NewLine {
    const createdAt = new Date();
    const said = { ...deed, result, actor: id, who: email };
    return {
      _id: new Types.ObjectId(),
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
      fields: [...fields],
      address: this.key.hide(address),
      createdAt,
      updatedAt: createdAt,
    };
  }
}

/** Names of the fields that saving this document would change. */
export function changedFields(document: HydratedDocument<unknown>): string[] {
  return document.directModifiedPaths().filter((path) => path !== 'updatedAt');
}
