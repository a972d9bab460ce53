import fc from 'fast-check';
import { type Clause, matches, type Row, sorted } from './support/model.js';
import { type Step, step } from './support/steps.js';
import { withStore } from './support/store.js';

/** All clauses at once; two on one field need `$and`. */
function filterOf(clauses: Clause[]): object {
  const parts = clauses.map(({ field, test }) => ({ [field]: { [test.op]: test.value } }));
  return parts.length === 0 ? {} : { $and: parts };
}

/** A list in an indexed field is refused; then the model does nothing either. */
async function unlessRefused(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if ((error as { message?: string }).message?.startsWith('a list in the indexed field')) return false;
    throw error;
  }
}

describe('any sequence of operations', () => {
  const given = withStore();

  async function play(steps: Step[]) {
    const collection = given.db.collection<Row>(given.collection().collectionName);
    let rows: Row[] = [];
    let next = 1;
    const found = (clauses: Clause[]) => rows.filter((row) => matches(row, clauses));

    const perform = async (each: Step) => {
      switch (each.do) {
        case 'insert': {
          const row = { ...each.row, _id: next++ };
          if (await unlessRefused(collection.insertOne({ ...row }))) rows.push(row);
          return;
        }
        case 'set': {
          const change = { $set: { [each.field]: each.value } };
          for (const row of found(each.clauses))
            if (await unlessRefused(collection.updateOne({ _id: row._id, ...filterOf(each.clauses) }, change)))
              row[each.field] = each.value;
          return;
        }
        case 'replace': {
          const [first] = found(each.clauses);
          const result = collection.findOneAndReplace(filterOf(each.clauses), { ...each.row }, { sort: { _id: 1 } });
          if ((await unlessRefused(result)) && first) rows[rows.indexOf(first)] = { _id: first._id, ...each.row };
          return;
        }
        case 'unset': {
          const hit = found(each.clauses);
          const result = await collection.updateMany(filterOf(each.clauses), { $unset: { [each.field]: '' } });
          expect(result.matchedCount).toBe(hit.length);
          for (const row of hit) Reflect.deleteProperty(row, each.field);
          return;
        }
        case 'remove': {
          const hit = found(each.clauses);
          expect((await collection.deleteMany(filterOf(each.clauses))).deletedCount).toBe(hit.length);
          rows = rows.filter((row) => !hit.includes(row));
          return;
        }
        case 'take': {
          const [first] = sorted(found(each.clauses), [['_id', 1]]);
          const taken = await collection.findOneAndDelete(filterOf(each.clauses), { sort: { _id: 1 } });
          expect(taken).toEqual(first ?? null);
          rows = rows.filter((row) => row !== first);
          return;
        }
        case 'index':
          await unlessRefused(collection.createIndex(each.keys, undefined, undefined));
          return;
        case 'find': {
          const expected = sorted(found(each.clauses), each.order);
          const page = expected.slice(each.skip, each.limit ? each.skip + each.limit : undefined);
          const cursor = collection.find(filterOf(each.clauses)).sort(each.order);
          expect(await cursor.skip(each.skip).limit(each.limit).toArray()).toEqual(page);
          expect(await collection.countDocuments(filterOf(each.clauses))).toBe(expected.length);
        }
      }
    };

    for (const each of steps) await perform(each);
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(rows);
    expect(await collection.countDocuments()).toBe(rows.length);
  }

  it('leaves what a plain model leaves, and finds what it finds', async () => {
    const sequences = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 60 }), play);
    await fc.assert(sequences, { numRuns: Number(process.env['STORE_RUNS'] ?? 60), seed: 20261121 });
  }, 600_000);
});
