import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import { findLean } from './find-lean.js';
import type { ListFields, ListQuery } from './list-query.js';
import { together } from './together.js';
import { totalOf } from './total-of.js';

/** One page of a list, with what `Content-Range` has to say of the rest. */
export class Page<T> {
  private serialised?: string;

  constructor(
    readonly rows: readonly T[],
    readonly resource: string,
    readonly first: number,
    readonly total: number,
  ) {}

  /** The rows as they travel: serialised once, however many they are sent to. */
  get json(): string {
    this.serialised ??= JSON.stringify(this.rows);
    return this.serialised;
  }

  // `bookings 0-19/1000`, or `bookings */0` when nothing matches.
  get contentRange(): string {
    const { resource, first, rows, total } = this;
    return rows.length === 0 ? `${resource} */${total}` : `${resource} ${first}-${first + rows.length - 1}/${total}`;
  }
}

/** A page that was serialised before. */
export class ReadyPage {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(json: string, contentRange: string) {
    this.body = Buffer.from(json);
    this.etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
    this.headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': this.body.length,
      'Content-Range': contentRange,
    };
  }
}

/**
 * Finds one page of a model's records. Administrators who ask for the same page at the same moment get the same one.
 * @param where what limits the list whatever was asked for, such as a booking's kind
 * @param toAnswer makes one record's answer
 */
export function findPage<Stored, Answer>(
  model: Model<Stored>,
  { resource }: ListFields,
  { filter: wanted, sort, range }: ListQuery,
  toAnswer: (stored: Stored) => Answer,
  where: Readonly<Record<string, unknown>> = {},
): Promise<Page<Answer>> {
  const filter = { ...wanted, ...where };
  return together(toAnswer, JSON.stringify([resource, filter, sort, range]), async () => {
    if (range === undefined) {
      const all = await findLean(model, filter, { sort: { ...sort } });
      return new Page(all.map(toAnswer), resource, 0, all.length);
    }
    const { first, last } = range;
    const part = { sort: { ...sort }, skip: first, limit: last - first + 1 };
    const [rows, total] = await Promise.all([findLean(model, filter, part), totalOf(model, filter)]);
    return new Page(rows.map(toAnswer), resource, first, total);
  });
}
