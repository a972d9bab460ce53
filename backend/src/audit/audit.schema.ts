import type { Types } from 'mongoose';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDITED } from '#contract/audit';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

export interface AuditLine extends Values<typeof AUDIT_FIELDS> {
  _id: Types.ObjectId;
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

export const auditSchema = schemaOf(AUDIT_FIELDS, {
  action: { type: String, required: true, enum: AUDIT_ACTIONS },
  entity: { type: String, required: true, enum: AUDITED },
  fields: { type: [String], required: true },
  address: String,
  // The chain: see chain.ts.
  before: String,
  hash: String,
  seal: String,
  earlier: Number,
  cut: { seq: Number, hash: String },
});
auditSchema.index({ createdAt: -1, _id: -1 });
auditSchema.index({ recordId: 1, createdAt: -1, _id: -1 });
auditSchema.index({ action: 1, createdAt: -1, _id: -1 });
// Two writers cannot put the same link into the chain.
auditSchema.index({ seq: 1 }, { unique: true, sparse: true });
// Lines are added and read, nothing else.
auditSchema.pre([...REWRITES, ...REMOVALS], refuse);
auditSchema.pre('save', function () {
  if (!this.isNew) refuse();
});

function refuse(): never {
  throw new Error('The audit is append-only.');
}

/** The answer to a line; what proves the chain stays in the store. */
export function toAuditLine({ _id, seq, who, actor, action, entity, recordId, ...rest }: AuditLine) {
  const { kind, fields, from, to, count, route, rule, address, result = 'done', createdAt, updatedAt } = rest;
  const deed = { action, entity, recordId, kind, fields, from, to, count, route, rule, result };
  return { _id: String(_id), seq, who, actor, address, ...deed, createdAt, updatedAt };
}
