import { type Model, trusted } from 'mongoose';
import { totalOf } from './total-of.js';
import type { WeekSpan } from './weeks.js';

type Filter = Readonly<Record<string, unknown>>;

/** What there is now, and what came in week by week. */
export interface InWeeks<Now> {
  readonly now: Now;
  readonly byWeek: readonly number[];
}

/** How many records have each of the values; counted on an index, no record is read. */
export async function totalsBy<Stored, Value extends string>(
  model: Model<Stored>,
  field: string,
  values: readonly Value[],
  where: Filter = {},
): Promise<Record<Value, number>> {
  const totals = await Promise.all(values.map((value) => totalOf(model, { ...where, [field]: value })));
  return Object.fromEntries(values.map((value, i) => [value, totals[i] ?? 0])) as Record<Value, number>;
}

/** How many records were created in each of the weeks. */
export function totalsByWeek<Stored>(
  model: Model<Stored>,
  weeks: readonly WeekSpan[],
  where: Filter = {},
): Promise<number[]> {
  return Promise.all(
    weeks.map(({ start, end }) => totalOf(model, { ...where, createdAt: trusted({ $gte: start, $lt: end }) })),
  );
}
