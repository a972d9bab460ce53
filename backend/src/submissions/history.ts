import { Types } from 'mongoose';
import { DETAIL_EVENTS, type HistoryEvent } from '#contract/follow-up';

const HOUR_MS = 60 * 60 * 1000;

interface Entry {
  readonly at: Date;
  readonly what: HistoryEvent;
  /** The text that the family wrote. */
  readonly text?: string;
  /** The idempotency key it was sent under. */
  readonly key?: string;
}
/** Keyed by new ids, so that concurrent writes do not overwrite each other's entry. */
export type History = Readonly<Record<string, Entry>>;

interface WithHistory {
  readonly createdAt: Date;
  readonly history?: History | undefined;
  readonly told?: { readonly at: Date } | null | undefined;
}

/** The field that adds an entry to a record's history; for `$set`, or the changes of a record. */
export function historyEntry(what: HistoryEvent, text?: string, key?: string): Record<string, Entry> {
  const entry: Entry = { at: new Date(), what, ...(text !== undefined && { text }), ...(key !== undefined && { key }) };
  return { [`history.${String(new Types.ObjectId())}`]: entry };
}

/**
 * The same for events that may be repeated: within an hour a repetition updates the last entry instead of adding another,
 * so that nobody can fill a record.
 */
export function repeatedEntry(
  { history = {} }: Pick<WithHistory, 'history'>,
  what: HistoryEvent,
): Record<string, Entry> {
  const [id, last] =
    Object.entries(history)
      .sort(([, a], [, b]) => byTime(a, b))
      .at(-1) ?? [];
  const isRecent = last?.what === what && Date.now() - last.at.getTime() < HOUR_MS;
  return isRecent ? { [`history.${id}`]: { ...last, at: new Date() } } : historyEntry(what);
}

/** The history of a record, oldest first, from its arrival to the last time its person was told. */
export function historyOf({ createdAt, history = {}, told }: WithHistory) {
  const entries: Entry[] = [{ at: createdAt, what: 'received' }, ...Object.values(history)];
  if (told) entries.push({ at: told.at, what: 'told' });
  return entries.sort(byTime).map(({ at, what }) => ({ at: at.toISOString(), what }));
}

/** When it was last decided or answered. */
export function decidedAt(record: Pick<WithHistory, 'history'>): Date | undefined {
  return entriesOf(record).findLast(({ what }) => !DETAIL_EVENTS.includes(what))?.at;
}

/** The family's reason for cancelling, if it gave one. */
export function cancelReasonOf(record: Pick<WithHistory, 'history'>): string | undefined {
  return entriesOf(record).findLast(({ what }) => what === 'cancelled')?.text;
}

/** The note that the family sent under this key, if it arrived. */
export function noteOfKey({ history = {} }: Pick<WithHistory, 'history'>, key: string): string | undefined {
  return Object.values(history).find((entry) => entry.key === key)?.text;
}

/** The notes that the family added since, oldest first. */
export function notesOf(record: Pick<WithHistory, 'history'>) {
  return entriesOf(record)
    .filter(({ text }) => text !== undefined)
    .map(({ at, text }) => ({ at: at.toISOString(), text }));
}

/** The entries of a record's history, oldest first. */
function entriesOf({ history = {} }: Pick<WithHistory, 'history'>): Entry[] {
  return Object.values(history).sort(byTime);
}

function byTime(a: Entry, b: Entry): number {
  return a.at.getTime() - b.at.getTime();
}
