import type { Schema } from 'mongoose';

/** Kept inside the record it created: key, record and answer are one atomic write. */
export interface IdempotencyRecord {
  key: string;
  /** A keyed hash of the content, secrets excluded: tells whether the same content was sent again. */
  fingerprint: string;
  /** The first answer, as JSON. */
  answer: string;
  until: Date;
}
export interface WithIdempotency {
  idempotency?: IdempotencyRecord | undefined;
}

/** Lets the records of a schema be created once for each idempotency key. */
export function allowIdempotency(schema: Schema): void {
  const fields = { key: String, fingerprint: String, answer: String, until: Date };
  schema.add({ idempotency: { type: fields, _id: false, select: false } });
  schema.index({ 'idempotency.key': 1 }, { unique: true, sparse: true });
  schema.index({ 'idempotency.until': 1 }, { sparse: true });
}
