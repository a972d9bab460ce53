import { dayOf } from '#contract/sri-lanka';
import type { StoredGoal } from './goal.schema.js';

/** Two days of Sri Lanka, both within. */
interface Period {
  readonly from: string;
  readonly until: string;
}

/**
 * Goals as they stood on the last day of a period. What was agreed or reached later is not there yet, and what had ended before
 * its first day is no part of it.
 */
export function goalsOfPeriod(goals: readonly StoredGoal[], { from, until }: Period): StoredGoal[] {
  return goals
    .filter((goal) => firstDayOf(goal) <= until && (goal.status === 'open' || lastDayOf(goal) >= from))
    .map((goal) => asOf(goal, until));
}

/** A goal may be written down after its first step was reached. */
function firstDayOf({ createdAt, steps }: StoredGoal): string {
  return [dayOf(createdAt), ...steps.flatMap(({ reachedOn = [] }) => reachedOn)].sort()[0] ?? '';
}

/** The day on which it was reached or closed; of one that an earlier version closed the last one on which that can have been. */
function lastDayOf({ reachedOn, closedOn, updatedAt }: StoredGoal): string {
  return reachedOn ?? closedOn ?? dayOf(updatedAt);
}

function asOf({ status, reachedOn, closedOn, closedBecause, ...goal }: StoredGoal, until: string): StoredGoal {
  const steps = goal.steps.map(({ reachedOn: on, ...step }) => ({
    ...step,
    ...(on && on <= until && { reachedOn: on }),
  }));
  const endedOn = reachedOn ?? closedOn;
  if (endedOn && endedOn > until) return { ...goal, steps, status: 'open' };
  return { ...goal, steps, status, ...(reachedOn && { reachedOn }), ...(closedBecause && { closedBecause }) };
}
