import type { Types } from 'mongoose';
import { SUSPECTED_SPAM_FIELDS, type SuspectedSpamKind } from '#contract/quarantine';

/** A quarantined record from any form. */
export interface SuspectedRecord {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly [field: string]: unknown;
}

/** What administrators see: the fields of the form, without internal ones. */
export function toSuspectedSpam(what: SuspectedSpamKind, { _id, createdAt, updatedAt, ...record }: SuspectedRecord) {
  const written = Object.keys(SUSPECTED_SPAM_FIELDS[what]).filter((field) => record[field] !== undefined);
  const fields = Object.fromEntries(written.map((field) => [field, record[field]]));
  return { _id: String(_id), what, ...fields, createdAt, updatedAt };
}
export type QuarantinedRecord = ReturnType<typeof toSuspectedSpam>;
