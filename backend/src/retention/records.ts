import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { keepProof, type Proven } from '../bookings/index.js';
import { IdempotencyService, type WithIdempotency } from '../common/idempotency/index.js';
import { KeptFiles } from '../files/index.js';
import type { Rule } from './rules.js';
import type { Due, Way } from './way.js';

type Filter = Readonly<Record<string, unknown>>;
interface Overdue extends WithIdempotency, Partial<Proven> {
  readonly _id: Types.ObjectId;
  readonly [field: string]: unknown;
}

const AT_ONCE = 50;
/** What goes with a record or stays of it. */
const NEEDED = { idempotency: 1, createdAt: 1, consentVersion: 1, consentLanguage: 1 } as const;

/** Whole records. */
@Injectable()
export class Records implements Way {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: KeptFiles,
    private readonly idempotency: IdempotencyService,
  ) {}

  async due(rule: Rule, before: Date): Promise<Due> {
    const records = this.connection.collection(rule.collection);
    const [date] = rule.from;
    const [count, first] = await Promise.all([
      records.countDocuments(overdue(rule, before)),
      records.findOne(overdue(rule, before), { sort: { [date]: 1 }, projection: { [date]: 1 } }),
    ]);
    const oldest: unknown = first?.[date];
    return { count, oldest: oldest instanceof Date ? oldest : undefined };
  }

  async *remove(rule: Rule, before: Date): AsyncGenerator<number> {
    const filter = overdue(rule, before);
    const shown = { ...NEEDED, ...(rule.cv && { [rule.cv]: 1 }) };
    const found = this.connection.collection(rule.collection).find(filter).project<Overdue>(shown).batchSize(AT_ONCE);
    for await (const record of found) yield await this.removeOne(rule, filter, record);
  }

  /** Removes it if it is still over its time: an administrator may have it open. */
  private async removeOne(rule: Rule, filter: Filter, record: Overdue): Promise<number> {
    const records = this.connection.collection(rule.collection);
    const same = { ...filter, _id: record._id };
    await this.idempotency.spend(record.idempotency);
    if (rule.leavesProof) await keepProof(this.connection, record);
    const { deletedCount } = await records.deleteOne(same);
    const cv = rule.cv === undefined ? undefined : record[rule.cv];
    if (deletedCount === 1 && typeof cv === 'string') await this.files.removeCv(cv);
    return deletedCount;
  }
}

/** Every date there is lies before that moment. */
function overdue({ where, from: [first, ...others] }: Rule, before: Date): Filter {
  const passed = others.map((date) => ({ $or: [{ [date]: null }, { [date]: { $lt: before } }] }));
  return { ...where, [first]: { $lt: before }, ...(passed.length > 0 && { $and: passed }) };
}
