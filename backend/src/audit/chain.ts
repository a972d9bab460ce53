import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { AuditKey } from './audit-key.js';

/** A line as its writer made it: plain values only, so that the store gives back exactly what was hashed. */
export interface NewLine {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
  readonly [field: string]: unknown;
}

/** What makes a line a link: its number, the hash of the line before and its own. */
interface Link {
  readonly seq: number;
  readonly before: string;
  /** SHA-256 of all else in the line: stays checkable when the signing key is changed. */
  readonly hash: string;
  /** A keyed hash of `hash`, so that nobody who can only write to the store can make a line. */
  readonly seal: string;
}
export type Linked = NewLine & Link;
export type Head = Pick<Link, 'seq' | 'hash'>;

/** The chain's beginning. */
export const NOTHING: Head = { seq: 0, hash: '' };

/**
 * Gives lines their places behind the newest line there is.
 * @param earlier how many lines there are from before the chain; its first line says so
 */
export function link(head: Head, lines: readonly NewLine[], key: AuditKey, earlier: number): Linked[] {
  let last = head;
  return lines.map((line) => {
    const seq = last.seq + 1;
    const placed = { ...line, seq, before: last.hash, ...(seq === 1 && { earlier }) };
    const hash = hashOf(placed);
    const linked = { ...placed, hash, seal: key.seal(hash) };
    last = linked;
    return linked;
  });
}

/** Every field counts, also one that somebody adds. */
export function hashOf(line: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(line).filter(([name]) => name !== 'hash' && name !== 'seal');
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
