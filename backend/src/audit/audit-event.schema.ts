import type { Types } from 'mongoose';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDITED } from '#contract/audit';
import type { Values } from '#contract/rule';
import type { Role } from '#contract/users';
import { schemaOf } from '../common/schema-of.js';

export interface AuditEvent extends Values<typeof AUDIT_FIELDS> {
  _id: Types.ObjectId;
  /** The role of the account at that time; events before 2026-12 have none, when only administrators read records. */
  role?: Role;
  /** The records that were shown, where they are not the one that was opened. */
  recordIds?: string[];
  /** The fields that changed, by name. */
  fields: string[];
  /** The keyed hash of the address the request came from. */
  address?: string;
  createdAt: Date;
  updatedAt: Date;
}
export const AUDIT_MODEL = 'Audit';

const REWRITES = ['updateOne', 'updateMany', 'findOneAndUpdate', 'replaceOne', 'findOneAndReplace'] as const;
const REMOVALS = ['deleteOne', 'deleteMany', 'findOneAndDelete'] as const;

export const auditEventSchema = schemaOf(AUDIT_FIELDS, {
  action: { type: String, required: true, enum: AUDIT_ACTIONS },
  entity: { type: String, required: true, enum: AUDITED },
  role: String,
  recordIds: { type: [String], default: undefined },
  fields: { type: [String], required: true },
  address: String,
});
auditEventSchema.index({ createdAt: -1, _id: -1 });
auditEventSchema.index({ recordId: 1, createdAt: -1, _id: -1 });
for (const field of ['action', 'entity', 'who', 'actor'])
  auditEventSchema.index({ [field]: 1, createdAt: -1, _id: -1 });
// Append-only: only retention removes old events, through the driver.
auditEventSchema.pre([...REWRITES, ...REMOVALS], refuse);
auditEventSchema.pre('save', function () {
  if (!this.isNew) refuse();
});

function refuse(): never {
  throw new Error('The audit is append-only.');
}

/** An event as administrators see it. */
export function toAuditEvent({ _id, who, actor, address, action, entity, recordId, recordIds, ...rest }: AuditEvent) {
  const { kind, fields, from, to, count, route, rule, result = 'done', createdAt, updatedAt } = rest;
  const event = { action, entity, recordId, recordIds, kind, fields, from, to, count, route, rule, result };
  return { _id: String(_id), who, actor, address, ...event, createdAt, updatedAt };
}
