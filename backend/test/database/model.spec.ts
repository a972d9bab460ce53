import fc from 'fast-check';
import type mongoose from 'mongoose';
import {
  changed,
  type Clause,
  collide,
  compare,
  matches,
  type Row,
  sorted,
  type Unique,
  valueOf,
} from './support/model.js';
import { type Change, type Step, step } from './support/steps.js';
import { MongoServerError, withStore } from './support/store.js';

type Outcome = 'done' | 'duplicate' | 'wrong type' | 'list in an index';

/** All clauses at once, or one of them; two on one field need `$and`. */
function filterOf(clauses: Clause[], any = false): object {
  const parts = clauses.map(({ field, test }) => ({ [field]: { [test.op]: test.value } }));
  return parts.length === 0 ? {} : { [any ? '$or' : '$and']: parts };
}

async function outcomeFrom(write: Promise<unknown>): Promise<Outcome> {
  try {
    await write;
    return 'done';
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    if (error.code === 11000) return 'duplicate';
    if (error.message.startsWith('a list in the indexed field')) return 'list in an index';
    if (error.code === 115) return 'wrong type';
    throw error;
  }
}

/** The row after a change; undefined where its value has a type the change cannot work on. */
function after(row: Row, field: string, { op, value }: Change): Row | undefined {
  const current = valueOf(row, field);
  if (op === '$set') return changed(row, field, value);
  if (op === '$unset') return changed(row, field, undefined);
  if (op === '$inc') {
    const [from = 0, isWhole] = [current, [current ?? 0, value].every((each) => Number(each) === (Number(each) | 0))];
    return typeof from === 'number' && isWhole ? changed(row, field, from + value) : undefined;
  }
  if (current !== undefined && !Array.isArray(current)) return undefined;
  return current
    ? changed(
        row,
        field,
        current.filter((each) => compare(each, value) !== 0),
      )
    : row;
}

/** What `$group` tells of rows by one or two fields, in any order. */
function groupsOf(rows: Row[], fields: string[], isDocument: boolean): string[] {
  const ids = rows.map((row) => {
    const values = fields.map((field) => [field.replace('.', '_'), valueOf(row, field)] as const);
    if (values.length > 1) return inText(Object.fromEntries(values.filter(([, value]) => value !== undefined)));
    return inText(isDocument ? { [values[0]?.[0] ?? '']: values[0]?.[1] ?? null } : (values[0]?.[1] ?? null));
  });
  return [...new Set(ids)].map((id) => `{"_id":${id},"n":${ids.filter((other) => other === id).length}}`).sort();
}

/** Dates differ from text. */
function inText(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name, plain: unknown) {
    return this[name] instanceof Date ? { date: plain } : plain;
  });
}

const byId = (rows: readonly Row[]) => [...rows].sort((a, b) => a._id - b._id);

describe('any sequence of operations', () => {
  const given = withStore();

  async function play(steps: Step[]) {
    const collection = given.db.collection<Row>(given.collection().collectionName);
    let rows: Row[] = [];
    let next = 1;
    const unique: Unique[] = [];
    /** The transaction that the steps are part of; over after an error. */
    let options: { session?: mongoose.mongo.ClientSession } = {};
    let isOver = false;
    const isOpen = () => !isOver;
    const found = (clauses: Clause[], any = false) => rows.filter((row) => matches(row, clauses, any));
    const isTaken = (row: Row) => rows.some((other) => unique.some((index) => collide(row, other, index)));

    const outcomeOf = async (write: Promise<unknown>) => {
      const outcome = await outcomeFrom(write);
      isOver ||= outcome !== 'done';
      return outcome;
    };

    /** Compares how a write ended; where it was done, the row takes the place of the one with its `_id`. */
    const compared = async (write: Promise<unknown>, row: Row | undefined) => {
      const outcome = await outcomeOf(write);
      if (outcome === 'list in an index') return;
      expect(outcome).toBe(row === undefined ? 'wrong type' : isTaken(row) ? 'duplicate' : 'done');
      if (outcome !== 'done' || row === undefined) return;
      const at = rows.findIndex(({ _id }) => _id === row._id);
      rows.splice(at < 0 ? rows.length : at, 1, row);
    };

    const perform = async (each: Step) => {
      switch (each.do) {
        case 'insert': {
          const row = { _id: next++, ...each.row, ...(each.inner !== undefined && { d: { e: each.inner } }) };
          return compared(collection.insertOne({ ...row }, options), row);
        }
        case 'change': {
          const update = { [each.change.op]: { [each.field]: each.change.value } };
          // The store refuses the rest of a statement with the first document it cannot change: one by one, then.
          if (each.change.op !== '$set' && each.change.op !== '$unset') return changeEach(each, update);
          if (unique.length > 0 || Array.isArray(each.change.value)) return changeEach(each, update);
          const hit = found(each.clauses);
          const outcome = await outcomeOf(collection.updateMany(filterOf(each.clauses), update, options));
          expect(outcome).toBe('done');
          rows = rows.map((row) => (hit.includes(row) ? (after(row, each.field, each.change) ?? row) : row));
          return;
        }
        case 'change one': {
          const [first] = sorted(found(each.clauses), each.order);
          const update = { [each.change.op]: { [each.field]: each.change.value } };
          if (first) {
            const write = collection.findOneAndUpdate(filterOf(each.clauses), update, {
              ...options,
              sort: each.order,
            });
            return compared(write, after(first, each.field, each.change));
          }
          const id = { _id: next++ };
          const write = collection.updateOne(id, update, { ...options, upsert: each.upsert });
          if (each.upsert) await compared(write, after(id, each.field, each.change));
          else expect(await outcomeOf(write)).not.toBe('duplicate');
          return;
        }
        case 'remove': {
          const hit = found(each.clauses);
          expect((await collection.deleteMany(filterOf(each.clauses), options)).deletedCount).toBe(hit.length);
          rows = rows.filter((row) => !hit.includes(row));
          return;
        }
        case 'index': {
          const index = { fields: each.keys.map(([field]) => field), sparse: each.sparse };
          const isNew = !unique.some(({ fields }) => fields.join() === index.fields.join());
          const name = `${given.collection().collectionName}_${JSON.stringify(each.keys)}`;
          const known = (await collection
            .listIndexes()
            .toArray()
            .catch(() => [])) as { key: object }[];
          if (!isNew || known.some(({ key }) => JSON.stringify(key) === JSON.stringify(Object.fromEntries(each.keys))))
            return;
          const options = { unique: each.unique, sparse: each.sparse, name };
          const outcome = await outcomeOf(collection.createIndex(each.keys, options, undefined));
          if (outcome === 'list in an index' || !each.unique) return;
          const isTwice = rows.some((row) => rows.some((other) => collide(row, other, index)));
          expect(outcome).toBe(isTwice ? 'duplicate' : 'done');
          if (outcome === 'done') unique.push(index);
          return;
        }
        case 'find': {
          const expected = sorted(found(each.clauses, each.any), each.order);
          const page = expected.slice(each.skip, each.limit ? each.skip + each.limit : undefined);
          const filter = filterOf(each.clauses, each.any);
          const cursor = collection.find(filter, { ...options, batchSize: each.batchSize }).sort(each.order);
          expect(await cursor.skip(each.skip).limit(each.limit).toArray()).toEqual(page);
          expect(await collection.countDocuments(filter, options)).toBe(expected.length);
          return;
        }
        case 'group': {
          const hit = found(each.clauses);
          const names = each.fields.map((field) => field.replace('.', '_'));
          const isDocument = each.inDocument || each.fields.length > 1;
          const inDocument = Object.fromEntries(each.fields.map((field, i) => [names[i], `$${field}`]));
          const $group = { _id: isDocument ? inDocument : `$${each.fields[0]}`, n: { $sum: 1 } };
          const asked = collection.aggregate([{ $match: filterOf(each.clauses) }, { $group }], options).toArray();
          const hasList = hit.some((row) => each.fields.some((field) => Array.isArray(valueOf(row, field))));
          expect(await outcomeOf(asked)).toBe(hasList ? 'list in an index' : 'done');
          if (!hasList)
            expect((await asked).map((group) => inText(group)).sort()).toEqual(groupsOf(hit, each.fields, isDocument));
          return;
        }
        case 'transaction': {
          const [before, session] = [[...rows], given.client.startSession()];
          session.startTransaction();
          options = { session };
          isOver = false;
          for (const inner of each.steps) if (isOpen()) await perform(inner);
          options = {};
          expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(byId(before));
          if (each.isCommitted && isOpen()) await session.commitTransaction();
          else rows = before;
          await session.endSession();
        }
      }
    };

    async function changeEach(each: Extract<Step, { do: 'change' }>, update: object): Promise<void> {
      for (const row of found(each.clauses))
        if (!options.session || isOpen())
          await compared(
            collection.updateOne({ $and: [{ _id: row._id }, filterOf(each.clauses)] }, update, options),
            after(row, each.field, each.change),
          );
    }

    for (const each of steps) await perform(each);
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(byId(rows));
    expect(await collection.countDocuments()).toBe(rows.length);
  }

  // STORE_RUNS=5000 compares for an hour, STORE_SEED=… other sequences.
  it('leaves what a plain model leaves, and finds what it finds, inside transactions and outside', async () => {
    const sequences = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 60 }), play);
    const seed = Number(process.env['STORE_SEED'] ?? 20261121);
    await fc.assert(sequences, { numRuns: Number(process.env['STORE_RUNS'] ?? 60), seed });
  }, 3_600_000);
});
