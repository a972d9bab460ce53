import type { Types } from 'mongoose';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDITED } from '#contract/audit';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

export interface AuditLine extends Values<typeof AUDIT_FIELDS> {
  _id: Types.ObjectId;
  /** The fields that changed, by name. */
  fields: string[];
  createdAt: Date;
  updatedAt: Date;
}
export const AUDIT_MODEL = 'Audit';

const REWRITES = ['updateOne', 'updateMany', 'findOneAndUpdate', 'replaceOne', 'findOneAndReplace'] as const;
const REMOVALS = ['deleteOne', 'deleteMany', 'findOneAndDelete'] as const;

export const auditSchema = schemaOf(AUDIT_FIELDS, {
  action: { type: String, required: true, enum: AUDIT_ACTIONS },
  entity: { type: String, required: true, enum: AUDITED },
  fields: { type: [String], required: true },
});
auditSchema.index({ createdAt: -1, _id: -1 });
auditSchema.index({ recordId: 1, createdAt: -1, _id: -1 });
// Lines are added and read, nothing else.
auditSchema.pre([...REWRITES, ...REMOVALS], refuse);
auditSchema.pre('save', function () {
  if (!this.isNew) refuse();
});

function refuse(): never {
  throw new Error('The audit is append-only.');
}

export function toAuditLine(line: AuditLine) {
  const { _id, who, action, entity, recordId, kind, fields, from, to, createdAt, updatedAt } = line;
  return { _id: String(_id), who, action, entity, recordId, kind, fields, from, to, createdAt, updatedAt };
}
