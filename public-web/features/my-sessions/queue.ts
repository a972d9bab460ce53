import { newKey } from '#contract/drafts';
import type { SessionNote } from '#contract/goals';
import type { SessionStatus } from '#contract/plan-rules';

/** What is sent of a note: `PUT /sessions/{id}/note`. */
export type NoteBody = Pick<SessionNote, 'mood' | 'language' | 'forFamily' | 'forTeam' | 'steps'>;
export type OutcomeStatus = Extract<SessionStatus, 'held' | 'absent'>;
/** What somebody writes down about a session. */
type Change =
  { readonly kind: 'note'; readonly note: NoteBody } | { readonly kind: 'outcome'; readonly status: OutcomeStatus };

/** One change on its way to the server. */
export interface QueuedChange {
  /** Its idempotency key, made when it was written: however often it is sent, it counts once. */
  readonly key: string;
  readonly session: string;
  readonly change: Change;
  /** Its place in the order of writing. */
  readonly place: number;
  /** The version of the note that its writer had read; `null` where there was none. */
  readonly base: string | null;
  /** Says to its writer which session it is: no list may have it any more. */
  readonly about: { readonly childName: string; readonly day: string; readonly at: string };
  /** It was sent, and no answer came: it may have arrived. */
  readonly isTried?: true;
  /** Another device wrote this note meanwhile: a person has to choose. */
  readonly theirs?: SessionNote;
  /** The server does not take it, and never will: the status of its answer. */
  readonly refused?: number;
}

/** What its writer gives of it. */
export type NewChange = Pick<QueuedChange, 'session' | 'change' | 'base' | 'about'> & {
  /** The key of the waiting note whose words its writer had read. */
  readonly seen?: string | undefined;
};

/** Where waiting changes are kept: it outlives the page. */
export interface QueueStorage {
  list: () => Promise<readonly QueuedChange[]>;
  put: (waiting: QueuedChange) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** What became of one sending; `later` if the line, the session or the server was away. */
export type SendResult =
  | { readonly kind: 'done'; readonly version?: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'later' };

/** The way to the server. */
export interface Transport {
  send: (waiting: QueuedChange) => Promise<SendResult>;
  /** The note that the server has of a session; `null` if it has none. */
  read: (session: string) => Promise<SessionNote | null | 'later'>;
}

/** A person decides what becomes of it: it is not sent as it is. */
export const isSetAside = ({ theirs, refused }: QueuedChange): boolean => theirs !== undefined || refused !== undefined;
const PRECONDITION_FAILED = 412;
const inOrder = (all: readonly QueuedChange[]) => [...all].sort((a, b) => a.place - b.place);
const isAlike = (one: QueuedChange, { session, change }: Pick<QueuedChange, 'session' | 'change'>) =>
  one.session === session && one.change.kind === change.kind;

/**
 * Keeps a change until it is sent. One that has not been sent yet is replaced by a newer one of the same session; one that
 * may have arrived stays before it. So does a note from another tab that its writer has not seen: the newer one names no
 * version that the server may have, so that a person chooses between them.
 */
export async function write(keep: QueueStorage, { seen, ...change }: NewChange): Promise<void> {
  const all = inOrder(await keep.list());
  const alike = all.filter((one) => isAlike(one, change));
  const last = change.change.kind === 'note' ? (alike.find((one) => one.key === seen)?.place ?? 0) : Infinity;
  const known = alike.filter((one) => one.place <= last || one.refused !== undefined);
  const isUnseen = alike.some((one) => !known.includes(one) && !isSetAside(one));
  const place = (all.at(-1)?.place ?? 0) + 1;
  const key = newKey();
  await keep.put({ ...change, key, place, ...(isUnseen && { base: key }) });
  for (const one of known) if (!one.isTried || isSetAside(one)) await keep.remove(one.key);
}

/** Sends what waits, in order, one after the other, until all is sent or the line is away. */
export async function sendAll(keep: QueueStorage, line: Transport): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const next = inOrder(await keep.list()).find((one) => !isSetAside(one) && !seen.has(one.key));
    if (next === undefined) return;
    seen.add(next.key);
    if ((await sendOne(keep, line, next)) === 'later') return;
  }
}

async function sendOne(keep: QueueStorage, line: Transport, waiting: QueuedChange): Promise<'later' | undefined> {
  const tried = { ...waiting, isTried: true } as const;
  await keep.put(tried);
  const sent = await line.send(waiting);
  switch (sent.kind) {
    case 'later':
      return 'later';
    case 'done':
      return isDone(keep, tried, sent.version);
    case 'refused':
      await keep.put({ ...tried, refused: sent.status });
      return undefined;
    case 'changed':
      return compare(keep, line, tried);
  }
}

/** What was written after it is based on what has just arrived. */
async function isDone(keep: QueueStorage, done: QueuedChange, version: string | undefined): Promise<undefined> {
  if (version !== undefined) {
    for (const later of await keep.list())
      if (isAlike(later, done) && later.key !== done.key && later.base === done.base)
        await keep.put({ ...later, base: version });
  }
  await keep.remove(done.key);
}

/** Another note is there than the one that was read: the newest of this device is shown beside it. */
async function compare(keep: QueueStorage, line: Transport, waiting: QueuedChange): Promise<'later' | undefined> {
  const theirs = await line.read(waiting.session);
  if (theirs === 'later') return 'later';
  if (theirs !== null && saysTheSame(waiting.change, theirs)) return isDone(keep, waiting, theirs.updatedAt);
  const own = inOrder(await keep.list()).filter((one) => isAlike(one, waiting) && one.base === waiting.base);
  const newest = own.at(-1) ?? waiting;
  // A note that was erased is written anew; one that was new already would be refused for ever.
  const isAnew = theirs === null && waiting.base !== null;
  const mark = theirs === null ? { refused: PRECONDITION_FAILED } : { theirs };
  await keep.put({ ...newest, ...(isAnew ? { base: null, key: newKey() } : mark) });
  for (const { key } of isAnew ? own : own.slice(0, -1)) await keep.remove(key);
  return undefined;
}

/** An answer that was lost more than a day ago: its key is forgotten, and what it wrote is there. */
function saysTheSame(change: Change, theirs: SessionNote): boolean {
  return change.kind === 'note' && isSameNote(change.note, theirs);
}

export function isSameNote(one: NoteBody, other: NoteBody): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
}

/** The fields of a note, without empty ones. */
export function bodyOf({ mood, language, forFamily, forTeam, steps }: NoteBody): NoteBody {
  return {
    steps: [...steps].sort(),
    mood,
    language,
    ...(forFamily?.trim() && { forFamily: forFamily.trim() }),
    ...(forTeam?.trim() && { forTeam: forTeam.trim() }),
  };
}

/** A person has seen both notes and keeps the own one, or the other. */
export async function choose(keep: QueueStorage, waiting: QueuedChange, own: boolean): Promise<void> {
  const { key, session, change, about, place, theirs } = waiting;
  if (own && theirs) await keep.put({ key: newKey(), session, change, about, place, base: theirs.updatedAt });
  await keep.remove(key);
}
