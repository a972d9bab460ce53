import type { Model } from 'mongoose';
import { dueCondition } from './figures.js';
import { bothOf, type Filter } from './filter.js';
import type { ListFields, ListQuery } from './list-query.js';

/** One page of a list, with what `Content-Range` has to say of the rest. */
export class Page<T> {
  constructor(
    readonly rows: readonly T[],
    readonly resource: string,
    readonly first: number,
    readonly total: number,
    private readonly envelope?: string,
  ) {}

  /** The same page with other rows. */
  with<Row>(rows: readonly Row[]): Page<Row> {
    return new Page(rows, this.resource, this.first, this.total, this.envelope);
  }

  /** The body of the answer. */
  get body(): unknown {
    return this.envelope === undefined ? this.rows : { data: { [this.envelope]: this.rows } };
  }

  // `bookings 0-19/1000`, or `bookings */0` when nothing matches.
  get contentRange(): string {
    const { resource, first, rows, total } = this;
    return rows.length === 0 ? `${resource} */${total}` : `${resource} ${first}-${first + rows.length - 1}/${total}`;
  }
}

/**
 * Finds one page of a model's records.
 * @param toAnswer makes one record's answer
 * @param where a condition that always limits the list, such as a booking's kind
 * @param select fields that queries leave out by default, as `+name`
 */
export async function findPage<Stored, Answer>(
  model: Model<Stored>,
  { resource, envelope, waits = '' }: ListFields,
  { filter: wanted, due, sort, range }: ListQuery,
  toAnswer: (stored: Stored) => Answer,
  where: Filter = {},
  select = '',
): Promise<Page<Answer>> {
  const filter = [where, due ? dueCondition(due, waits) : {}].reduce(bothOf, wanted);
  const found = model.find(filter).select(select).lean<Stored[]>();
  // An empty sort, or nothing to skip, is not sent: some engines refuse it.
  if (Object.keys(sort).length > 0) void found.sort({ ...sort });
  if (range === undefined) {
    const all = await found;
    return new Page(all.map(toAnswer), resource, 0, all.length, envelope);
  }
  const { first, last } = range;
  if (first > 0) void found.skip(first);
  const [rows, total] = await Promise.all([found.limit(last - first + 1), model.countDocuments(filter)]);
  return new Page(rows.map(toAnswer), resource, first, total, envelope);
}
