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

/** The day on which it was reached or closed. */
function lastDayOf({ reachedOn, closedOn }: StoredGoal): string {
  return reachedOn ?? closedOn ?? '';
}

function asOf(goal: StoredGoal, until: string): StoredGoal {
  const steps = goal.steps.map(({ reachedOn, ...step }) => ({
    ...step,
    ...(reachedOn && reachedOn <= until && { reachedOn }),
  }));
  if (lastDayOf(goal) <= until) return { ...goal, steps };
  const { reachedOn: _reached, closedOn: _closed, closedBecause: _because, ...open } = goal;
  return { ...open, steps, status: 'open' };
}
