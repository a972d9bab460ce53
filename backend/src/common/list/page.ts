import type { Model } from 'mongoose';
import { findByCommand } from '../by-command.js';
import type { ListFields, ListQuery } from './list-query.js';
import { totalOf } from './total-of.js';

/** One page of a list, with what `Content-Range` has to say of the rest. */
export class Page<T> {
  constructor(
    readonly rows: readonly T[],
    readonly resource: string,
    readonly first: number,
    readonly total: number,
    private readonly envelope?: string,
  ) {}

  /** What travels. */
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
 * @param where what limits the list whatever was asked for, such as a booking's kind
 * @param select fields that are not read otherwise, as `+name`
 */
export async function findPage<Stored, Answer>(
  model: Model<Stored>,
  { resource, envelope }: ListFields,
  { filter: wanted, sort, range }: ListQuery,
  toAnswer: (stored: Stored) => Answer,
  where: Readonly<Record<string, unknown>> = {},
  select = '',
): Promise<Page<Answer>> {
  const filter = { ...wanted, ...where };
  if (range === undefined) {
    const all = await findByCommand(model, { filter, sort, select });
    return new Page(all.map(toAnswer), resource, 0, all.length, envelope);
  }
  const { first, last } = range;
  const [rows, total] = await Promise.all([
    findByCommand(model, { filter, sort, select, skip: first, limit: last - first + 1 }),
    totalOf(model, filter),
  ]);
  return new Page(rows.map(toAnswer), resource, first, total, envelope);
}
