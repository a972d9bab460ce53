import { type Model, trusted } from 'mongoose';
import { dayOf, daysLater, midnightOf, weekdayOf } from '#contract/sri-lanka';
import { DUE, type Due, dueSpan } from '#contract/working-days';
import type { Filter } from './filter.js';

const WEEK = 7;

export interface WeekSpan {
  /** Its Monday in Sri Lanka, `2026-11-16`. */
  readonly monday: string;
  readonly start: Date;
  /** The start of the next week. */
  readonly end: Date;
}

/** The weeks up to the one of `now`, oldest first; they begin on Mondays at midnight in Sri Lanka. */
export function lastWeeks(count: number, now: Date): WeekSpan[] {
  const today = dayOf(now);
  const thisMonday = daysLater(today, 1 - weekdayOf(today));
  return Array.from({ length: count }, (_, i) => {
    const monday = daysLater(thisMonday, (i + 1 - count) * WEEK);
    return { monday, start: midnightOf(monday), end: midnightOf(daysLater(monday, WEEK)) };
  });
}

/** The current number of records, and how many arrived each week. */
export interface WeeklyTotals<Now> {
  readonly now: Now;
  readonly byWeek: readonly number[];
}

/** Counts the records that have each of the values, without suspected spam. */
export async function totalsBy<Stored, Value extends string>(
  model: Model<Stored>,
  field: string,
  values: readonly Value[],
  where: Filter = {},
): Promise<Record<Value, number>> {
  const groups = await model.aggregate<{ readonly _id: unknown; readonly n: number }>([
    { $match: { ...where, suspectedSpam: null } },
    { $group: { _id: `$${field}`, n: { $sum: 1 } } },
  ]);
  const totals = new Map(groups.map(({ _id, n }) => [_id, n]));
  return Object.fromEntries(values.map((value) => [value, totals.get(value) ?? 0])) as Record<Value, number>;
}

/** Counts the records created in each of these consecutive weeks, without suspected spam. */
export async function totalsByWeek<Stored>(
  model: Model<Stored>,
  weeks: readonly WeekSpan[],
  where: Filter = {},
): Promise<number[]> {
  const createdAt = trusted({ $gte: weeks[0]?.start, $lt: weeks.at(-1)?.end });
  const created = model.find({ ...where, createdAt }, 'createdAt').lean<{ readonly createdAt: Date }[]>();
  const moments = (await created).map((record) => record.createdAt);
  return weeks.map(({ start, end }) => moments.filter((moment) => moment >= start && moment < end).length);
}

/** The records that wait and should be answered today or earlier (contract, "Due"). */
export function dueCondition(due: Due, waits: string): Filter {
  const { from, before } = dueSpan(due, new Date());
  const span = trusted({ ...(from && { $gte: from }), $lt: before });
  return { status: waits, $or: [{ reopenedAt: null, createdAt: span }, { reopenedAt: span }] };
}

/** Counts the records of a model that are due today, and those that are late. */
export async function dueTotals<Stored>(model: Model<Stored>, waits: string): Promise<Record<Due, number>> {
  const totals = await Promise.all(
    DUE.map(async (due) => [due, await model.countDocuments(dueCondition(due, waits))] as const),
  );
  return Object.fromEntries(totals) as Record<Due, number>;
}
