import { type Model, trusted } from 'mongoose';
import { totalOf } from './figures.js';
import { type ListFields, type ListQuery, NEWEST_FIRST } from './list-query.js';

type Where = Readonly<Record<string, unknown>>;

/** One page of a list, with what `Content-Range` has to say of the rest. */
export class Page<T> {
  constructor(
    readonly rows: readonly T[],
    readonly resource: string,
    readonly first: number,
    readonly total: number,
    private readonly envelope?: string,
  ) {}

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

/** The newest records whose names are compared by their sound. */
const COMPARED_MAX = 2000;

/**
 * Finds one page of a model's records; where none holds what was looked for, of those whose names sound like it.
 * @param toAnswer makes one record's answer
 * @param where a condition that always limits the list, such as a booking's kind
 * @param select fields that queries leave out by default, as `+name`
 */
export async function findPage<Stored, Answer>(
  model: Model<Stored>,
  fields: ListFields,
  query: ListQuery,
  toAnswer: (stored: Stored) => Answer,
  where: Where = {},
  select = '',
): Promise<Page<Answer>> {
  const pageOf = async (filter: Where) => {
    const { rows, total } = await findRows(model, { ...filter, ...where }, query, select);
    return new Page(rows.map(toAnswer), fields.resource, query.range?.first ?? 0, total, fields.envelope);
  };
  const page = await pageOf(query.filter);
  if (page.total > 0 || !query.bySound) return page;
  const { filter, isSimilar } = query.bySound;
  const similar = await newestSimilar(model, { ...filter, ...where }, fields.named ?? [], isSimilar);
  return similar.length === 0 ? page : pageOf({ ...filter, _id: trusted({ $in: similar.map(({ _id }) => _id) }) });
}

async function findRows<Stored>(
  model: Model<Stored>,
  filter: Where,
  { sort, range }: ListQuery,
  select: string,
): Promise<{ rows: Stored[]; total: number }> {
  const found = model.find(filter).select(select).lean<Stored[]>();
  // An empty sort, or nothing to skip, is not sent: some engines refuse it.
  if (Object.keys(sort).length > 0) void found.sort({ ...sort });
  if (range === undefined) {
    const rows = await found;
    return { rows, total: rows.length };
  }
  const { first, last } = range;
  if (first > 0) void found.skip(first);
  const [rows, total] = await Promise.all([found.limit(last - first + 1), totalOf(model, filter)]);
  return { rows, total };
}

/**
 * Finds the newest records with names that sound like those that were typed, newest first.
 * @param named the fields with names, such as `children.name`
 * @param select the fields to read, where more than those are wanted
 */
export async function newestSimilar<Stored>(
  model: Model<Stored>,
  where: Where,
  named: readonly string[],
  isSimilar: (names: string) => boolean,
  select: readonly string[] = named.map((path) => path.replace(/\..*/, '')),
): Promise<(Stored & { readonly _id: unknown })[]> {
  const newest = model
    .find({ ...where })
    .select([...select])
    .sort(NEWEST_FIRST)
    .limit(COMPARED_MAX);
  const records = await newest.lean<(Stored & { readonly _id: unknown })[]>();
  return records.filter((record) => isSimilar(named.flatMap((path) => textsAt(record, path.split('.'))).join(' ')));
}

/** The texts of a field, and of a field of each record in a list. */
function textsAt(value: unknown, [name, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsAt(each, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  return typeof value === 'object' && value !== null ? textsAt((value as Where)[name], rest) : [];
}
