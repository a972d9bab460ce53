import fc from 'fast-check';
import type { Clause, Test, Value } from './model.js';

type Order = [string, 1 | -1][];

/** One thing done to a collection, or asked of it. */
export type Step =
  | { do: 'insert'; row: Record<string, Value> }
  | { do: 'set'; clauses: Clause[]; field: string; value: Value }
  | { do: 'replace'; clauses: Clause[]; row: Record<string, Value> }
  | { do: 'unset'; clauses: Clause[]; field: string }
  | { do: 'remove'; clauses: Clause[] }
  | { do: 'take'; clauses: Clause[] }
  | { do: 'index'; keys: Order }
  | { do: 'find'; clauses: Clause[]; order: Order; skip: number; limit: number };

const number: fc.Arbitrary<Value> = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, -1.5, 2 ** 40));
const text: fc.Arbitrary<Value> = fc.constantFrom('', 'x', 'xy', 'x\u0000', 'x\u0001', 'ශ්‍රී', '😀', '～');
const scalar: fc.Arbitrary<Value> = fc.oneof(number, number, text, fc.boolean(), fc.constant(null));
const value: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: scalar, weight: 12 },
  { arbitrary: fc.array(number, { maxLength: 4 }), weight: 1 },
  { arbitrary: fc.array(scalar, { maxLength: 3 }), weight: 1 },
);
/** Mostly one field, so that conditions, arrays and indexes meet on it. */
const field = fc.constantFrom('a', 'a', 'a', 'b', 'c');
const direction = fc.constantFrom<1 | -1>(1, -1);

const range: fc.Arbitrary<Test> = fc.record({
  op: fc.constantFrom<'$gt' | '$gte' | '$lt' | '$lte'>('$gt', '$gte', '$lt', '$lte'),
  value: fc.oneof(number, number, scalar),
});
const test: fc.Arbitrary<Test> = fc.oneof(
  fc.record({ op: fc.constantFrom<'$eq' | '$ne'>('$eq', '$ne'), value }),
  range,
  range,
  fc.record({ op: fc.constantFrom<'$in' | '$nin'>('$in', '$nin'), value: fc.array(value, { maxLength: 3 }) }),
  fc.record({ op: fc.constant<'$exists'>('$exists'), value: fc.boolean() }),
);
const clauses = fc.array(fc.record({ field, test }), { maxLength: 3 });
const fields = (minLength: number): fc.Arbitrary<Order> =>
  fc.uniqueArray(fc.tuple(field, direction), { minLength, maxLength: 2, selector: ([name]) => name });

/** A sort always ends with `_id`, so that it says all; an index may, so that it can serve such a sort. */
const last: fc.Arbitrary<Order> = direction.map((each) => [['_id', each]]);
const join = (...parts: fc.Arbitrary<Order>[]): fc.Arbitrary<Order> => fc.tuple(...parts).map((each) => each.flat());
const keys = join(fields(1), fc.oneof(last, fc.constant<Order>([])));
const order = join(fields(0), last);

const doing = <T extends Step['do']>(name: T) => fc.constant(name);
const insert = fc.record({ do: doing('insert'), row: fc.dictionary(field, value, { maxKeys: 3 }) });
const replace = fc.record({ do: doing('replace'), clauses, row: fc.dictionary(field, value, { maxKeys: 3 }) });
const find = fc.record({ do: doing('find'), clauses, order, skip: fc.nat(4), limit: fc.nat(6) });

export const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: insert, weight: 12 },
  { arbitrary: fc.record({ do: doing('set'), clauses, field, value }), weight: 2 },
  { arbitrary: replace, weight: 2 },
  { arbitrary: fc.record({ do: doing('unset'), clauses, field }), weight: 1 },
  { arbitrary: fc.record({ do: doing('remove'), clauses }), weight: 1 },
  { arbitrary: fc.record({ do: doing('take'), clauses }), weight: 1 },
  { arbitrary: fc.record({ do: doing('index'), keys }), weight: 3 },
  { arbitrary: find, weight: 8 },
);
