import { type Schema } from 'mongoose';

/** Kept inside the record it created: key, record and answer are one atomic write. */
export interface OnceRecord {
  key: string;
  /** What was sent, hashed. */
  fingerprint: string;
  /** The first answer, as JSON. */
  answer: string;
  until: Date;
}
export interface WithOnce {
  once?: OnceRecord | undefined;
}

/** Lets the records of a schema be created once for each idempotency key. */
export function allowOnce(schema: Schema): void {
  const fields = { key: String, fingerprint: String, answer: String, until: Date };
  schema.add({ once: { type: fields, _id: false, select: false } });
  schema.index({ 'once.key': 1 }, { unique: true, sparse: true });
}
