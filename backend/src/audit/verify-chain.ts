import { timingSafeEqual } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { AuditKey } from './audit-key.js';
import { hashOf, type Head, type Linked, NOTHING } from './chain.js';

type Db = NonNullable<Connection['db']>;

/** The audit is not what was written; the message names the first line that shows it. */
export class AuditBrokenError extends Error {}

export interface Verified {
  readonly lines: number;
  /** The oldest ones, gone because their time was over: a line of the chain says so. */
  readonly cut: number;
  /** From before the chain: nothing proves them. */
  readonly earlier: number;
  /** Sealed with a signing key that is not in use any more: in order and unchanged, but for somebody who had the store. */
  readonly otherKey: number;
  readonly newest: Head;
}

/**
 * Walks the chain from its first line, or the first that was left when older ones were cut, to its newest.
 * @param seen a line that was the newest once: it must still be there
 * @throws AuditBrokenError at the first line that was edited, removed or inserted
 */
export async function verifyChain(db: Db, key: AuditKey, seen: Head = NOTHING): Promise<Verified> {
  const audits = db.collection('audits');
  let start: Head | undefined;
  let last = NOTHING;
  let cut = NOTHING;
  let otherKey = 0;
  let said = 0;
  for await (const document of audits.find({ seq: { $exists: true } }).sort({ seq: 1 })) {
    const line = document as unknown as Linked & { earlier?: number; cut?: Head };
    start ??= last = before(line);
    compare(line, last);
    if (isSealed(line, key)) otherKey += isOfOtherKey(line, key) ? 1 : 0;
    else broken(line.seq, 'was edited or inserted');
    if (isOfOtherKey(line, key) && start.seq + otherKey < line.seq) {
      broken(line.seq, 'was inserted: its seal has an older key');
    }
    if (line.seq === seen.seq && line.hash !== seen.hash) broken(line.seq, 'is not the one that was seen');
    if (line.seq === 1) said = line.earlier ?? 0;
    if (line.cut !== undefined) cut = line.cut;
    last = { seq: line.seq, hash: line.hash };
  }
  start ??= NOTHING;
  if (start.seq > cut.seq) broken(cut.seq + 1, 'was removed');
  if (start.seq === cut.seq && start.hash !== cut.hash) broken(start.seq + 1, 'was not the first one left');
  if (last.seq < seen.seq) broken(last.seq + 1, 'was removed');
  const earlier = await audits.countDocuments({ seq: { $exists: false } });
  // A cut that was interrupted may have taken some of them.
  if (last.seq > 0 && (earlier > said || (earlier < said && cut === NOTHING))) {
    throw new AuditBrokenError(`There are ${earlier} lines without a number; ${said} were there when the chain began.`);
  }
  return { lines: last.seq - start.seq, cut: start.seq, earlier, otherKey, newest: last };
}

/** The place before the first line there is; whether it may be the first one, a later line has to say. */
function before({ seq, before: hash }: Linked): Head {
  return Number.isInteger(seq) && seq > 1 ? { seq: seq - 1, hash } : NOTHING;
}

function compare(line: Linked, last: Head): void {
  const expected = last.seq + 1;
  if (typeof line.seq !== 'number' || line.seq < expected) broken(line.seq, 'was inserted');
  if (line.seq > expected) broken(expected, 'was removed');
  if (line.hash !== hashOf(line)) broken(line.seq, 'was edited');
  if (line.before !== last.hash) broken(line.seq, `was not written after line ${last.seq}: one of them was replaced`);
}

function isSealed({ hash, seal }: Linked, key: AuditKey): boolean {
  if (typeof seal !== 'string') return false;
  if (isOfOtherKey({ seal }, key)) return /^[0-9a-f]{8}\.[\w-]{43}$/.test(seal);
  const [given, wanted] = [Buffer.from(seal), Buffer.from(key.seal(hash))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function isOfOtherKey({ seal }: Pick<Linked, 'seal'>, key: AuditKey): boolean {
  return !seal.startsWith(`${key.id}.`);
}

function broken(seq: number, what: string): never {
  throw new AuditBrokenError(`The audit is broken: line ${seq} ${what}.`);
}
