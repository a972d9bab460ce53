import fc from 'fast-check';
import type { Clause, Order, Test, Value } from './model.js';

/** What a change does to one field. */
export type Change =
  | { op: '$set'; value: Value }
  | { op: '$unset'; value: '' }
  | { op: '$inc'; value: number }
  | { op: '$pull'; value: Value };

/** One thing done to a collection, or asked of it. */
export type Step =
  | { do: 'insert'; row: Record<string, Value>; inner: Value | undefined }
  | { do: 'change'; clauses: Clause[]; field: string; change: Change }
  | { do: 'change one'; clauses: Clause[]; order: Order; field: string; change: Change; upsert: boolean }
  | { do: 'remove'; clauses: Clause[] }
  | { do: 'index'; keys: Order; unique: boolean; sparse: boolean }
  | { do: 'find'; clauses: Clause[]; any: boolean; order: Order; skip: number; limit: number; batchSize: number }
  | { do: 'group'; clauses: Clause[]; fields: string[]; inDocument: boolean }
  | { do: 'transaction'; steps: Step[]; isCommitted: boolean };

const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, -1.5, 2 ** 40));
const text = fc.constantFrom('', 'x', 'xy', 'x\u0000', 'x\u0001', 'ශ්‍රී', '😀', '～');
const date = fc.integer({ min: -2, max: 2 }).map((day) => new Date(day * 86_400_000));
const scalar: fc.Arbitrary<Value> = fc.oneof(number, number, text, date, fc.boolean(), fc.constant(null));
const value: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: scalar, weight: 12 },
  { arbitrary: fc.array(number, { maxLength: 4 }), weight: 1 },
  { arbitrary: fc.array(scalar, { maxLength: 3 }), weight: 1 },
);
/** Mostly one field, so that conditions, arrays and indexes meet on it. */
const plainField = fc.constantFrom('a', 'a', 'a', 'b', 'c');
const field = fc.oneof({ arbitrary: plainField, weight: 5 }, { arbitrary: fc.constant('d.e'), weight: 1 });
const direction = fc.constantFrom<1 | -1>(1, -1);

const range: fc.Arbitrary<Test> = fc.record({
  op: fc.constantFrom<'$gt' | '$gte' | '$lt' | '$lte'>('$gt', '$gte', '$lt', '$lte'),
  value: fc.oneof(number, number, scalar),
});
const test: fc.Arbitrary<Test> = fc.oneof(
  fc.record({ op: fc.constantFrom<'$eq' | '$ne'>('$eq', '$ne'), value }),
  range,
  range,
  fc.record({ op: fc.constant<'$in'>('$in'), value: fc.array(value, { maxLength: 3 }) }),
  fc.record({ op: fc.constant<'$exists'>('$exists'), value: fc.boolean() }),
  fc.record({ op: fc.constant<'$regex'>('$regex'), value: fc.constantFrom('x', 'y', 'ශ', '😀') }),
);
const clauses = fc.array(fc.record({ field, test }), { maxLength: 3 });
const fields = (minLength: number): fc.Arbitrary<Order> =>
  fc.uniqueArray(fc.tuple(field, direction), { minLength, maxLength: 2, selector: ([name]) => name });

/** A sort always ends with `_id`, so that it says all; an index may, so that it can serve such a sort. */
const last: fc.Arbitrary<Order> = direction.map((each) => [['_id', each]]);
const join = (...parts: fc.Arbitrary<Order>[]): fc.Arbitrary<Order> => fc.tuple(...parts).map((each) => each.flat());
const keys = join(fields(1), fc.oneof(last, fc.constant<Order>([])));
const order = join(fields(0), last);

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ op: fc.constant<'$set'>('$set'), value }),
  fc.constant<Change>({ op: '$unset', value: '' }),
  fc.record({ op: fc.constant<'$inc'>('$inc'), value: number }),
  fc.record({ op: fc.constant<'$pull'>('$pull'), value: scalar }),
);

const doing = <T extends Step['do']>(name: T) => fc.constant(name);
const inner = fc.option(value, { nil: undefined });
const insert = fc.record({ do: doing('insert'), row: fc.dictionary(plainField, value, { maxKeys: 3 }), inner });
const one = { clauses, order, field, change, upsert: fc.boolean() };
const isRare = fc.integer({ min: 0, max: 5 }).map((each) => each === 0);
const size = { skip: fc.nat(4), limit: fc.nat(6), batchSize: fc.integer({ min: 1, max: 9 }) };

const grouped = fc.uniqueArray(field, { minLength: 1, maxLength: 2 });
const group = fc.record({ do: doing('group'), clauses, fields: grouped, inDocument: fc.boolean() });

/** What a transaction may hold, too. */
const plain: fc.WeightedArbitrary<Step>[] = [
  { arbitrary: insert, weight: 12 },
  { arbitrary: fc.record({ do: doing('change'), clauses, field, change }), weight: 4 },
  { arbitrary: fc.record({ do: doing('change one'), ...one }), weight: 3 },
  { arbitrary: fc.record({ do: doing('remove'), clauses }), weight: 1 },
  { arbitrary: fc.record({ do: doing('find'), clauses, any: isRare, order, ...size }), weight: 8 },
  { arbitrary: group, weight: 3 },
];
const steps = fc.array(fc.oneof(...plain), { minLength: 1, maxLength: 12 });

export const step: fc.Arbitrary<Step> = fc.oneof(
  ...plain,
  { arbitrary: fc.record({ do: doing('index'), keys, unique: isRare, sparse: isRare }), weight: 3 },
  { arbitrary: fc.record({ do: doing('transaction'), steps, isCommitted: fc.boolean() }), weight: 4 },
);
