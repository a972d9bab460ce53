import { type Model, trusted } from 'mongoose';
import { knowsSuspectedSpam, SUSPECTED, SUSPECTED_OR_NOT } from '../suspected-spam.js';
import type { WeekSpan } from './weeks.js';

type Filter = Readonly<Record<string, unknown>>;

/** What there is now, and what came in week by week. */
export interface InWeeks<Now> {
  readonly now: Now;
  readonly byWeek: readonly number[];
}

/** How many records of a model match; without suspected spam, unless the filter names it. */
export async function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  if (!knowsSuspectedSpam(model) || 'suspectedSpam' in filter) return model.countDocuments(filter);
  // In the indexes the flag stands before the date.
  const everything = { ...filter, ...('createdAt' in filter && SUSPECTED_OR_NOT) };
  // Both counts use an index; counting records without the flag would scan the collection.
  const [all, suspected] = await Promise.all([
    model.countDocuments(everything),
    model.countDocuments({ ...filter, ...SUSPECTED }),
  ]);
  return all - suspected;
}

/** How many records have each of the values, without suspected spam. */
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

/** How many records were created in each of the weeks, which follow each other, without suspected spam. */
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
