import { NOTE_DAYS } from '#contract/goals';
import type { Session as Planned } from '#contract/plans';
import { daysLater, today } from '../sessions/words.js';
import type { OutcomeStatus, QueuedChange, NewChange } from './queue.js';

/** What this device knows of a session beside the server: what was written here and waits to be sent. */
export interface LocalChanges {
  readonly status?: OutcomeStatus;
  readonly note?: QueuedChange;
}

/** The newest of what waits for a session. A note says too that the session was held. */
export function ownOf(session: string, waiting: readonly QueuedChange[]): LocalChanges {
  const its = waiting
    .filter((one) => one.session === session && one.refused === undefined)
    .sort((a, b) => a.place - b.place);
  const last = its.at(-1);
  const note = its.findLast(({ change }) => change.kind === 'note');
  return {
    ...(last && { status: last.change.kind === 'outcome' ? last.change.status : 'held' }),
    ...(note && { note }),
  };
}

/** A note, sent or waiting, says that the session was held: it is not absent any more. */
export const isNoted = ({ note }: Pick<Planned, 'note'>, own: LocalChanges): boolean =>
  (own.note ?? note) !== undefined;

export const hasBegun = ({ day }: Pick<Planned, 'day'>): boolean => day <= today();

/** Notes can be written from the day of the session on, for a week. */
export function acceptsNote({ day, status }: Pick<Planned, 'day' | 'status'>): boolean {
  return day <= today() && daysLater(day, NOTE_DAYS) >= today() && status !== 'cancelled';
}

export function toNewChange(session: Planned, change: NewChange['change'], base: string | null): NewChange {
  const { _id, childName, day, at } = session;
  return { session: _id, change, base, about: { childName, day, at } };
}
