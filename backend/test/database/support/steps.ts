import fc from 'fast-check';
import type { Clause, Test, Value } from './model.js';

export type Order = [string, 1 | -1][];

/** One thing done to a collection, or asked of it. */
export type Step =
  | { do: 'insert'; row: Record<string, Value> }
  | { do: 'set'; clauses: Clause[]; field: string; value: Value }
  | { do: 'unset'; clauses: Clause[]; field: string }
  | { do: 'remove'; clauses: Clause[] }
  | { do: 'take'; clauses: Clause[] }
  | { do: 'index'; keys: Order }
  | { do: 'find'; clauses: Clause[]; order: Order; skip: number; limit: number };

const number: fc.Arbitrary<Value> = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, -1.5, 2 ** 40));
const text: fc.Arbitrary<Value> = fc.constantFrom('', 'x', 'xy', 'x\u0000', 'x\u0001', 'ශ්‍රී', '😀', '～');
const scalar: fc.Arbitrary<Value> = fc.oneof(number, number, text, fc.boolean(), fc.constant(null));
const value: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: scalar, weight: 6 },
  { arbitrary: fc.array(scalar, { maxLength: 3 }), weight: 1 },
);
const field = fc.constantFrom('a', 'b', 'c');
const direction = fc.constantFrom<1 | -1>(1, -1);

const test: fc.Arbitrary<Test> = fc.oneof(
  fc.record({ op: fc.constantFrom<'$eq' | '$ne'>('$eq', '$ne'), value }),
  fc.record({ op: fc.constantFrom<'$gt' | '$gte' | '$lt' | '$lte'>('$gt', '$gte', '$lt', '$lte'), value: scalar }),
  fc.record({ op: fc.constantFrom<'$in' | '$nin'>('$in', '$nin'), value: fc.array(value, { maxLength: 3 }) }),
  fc.record({ op: fc.constant<'$exists'>('$exists'), value: fc.boolean() }),
);
const clauses = fc.array(fc.record({ field, test }), { maxLength: 3 });
const fields = (minLength: number): fc.Arbitrary<Order> =>
  fc.uniqueArray(fc.tuple(field, direction), { minLength, maxLength: 3, selector: ([name]) => name });

const doing = <T extends Step['do']>(name: T) => fc.constant(name);
const insert = fc.record({ do: doing('insert'), row: fc.dictionary(field, value, { maxKeys: 3 }) });
const find = fc.record({ do: doing('find'), clauses, order: fields(0), skip: fc.nat(4), limit: fc.nat(6) });

export const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: insert, weight: 12 },
  { arbitrary: fc.record({ do: doing('set'), clauses, field, value }), weight: 2 },
  { arbitrary: fc.record({ do: doing('unset'), clauses, field }), weight: 1 },
  { arbitrary: fc.record({ do: doing('remove'), clauses }), weight: 1 },
  { arbitrary: fc.record({ do: doing('take'), clauses }), weight: 1 },
  { arbitrary: fc.record({ do: doing('index'), keys: fields(1) }), weight: 3 },
  { arbitrary: find, weight: 8 },
);
