import { Double, Int32, Long } from 'bson';
import { BsonType, plain, rawOf, type RawField, type RawValue, wrap, decodeTyped } from '../bson/raw.js';
import { orderKey, Rank } from '../bson/order-key.js';
import { unsupported } from '../errors.js';
import { compileExpression } from './expression.js';

/** Gathers one figure over the documents of a group. */
export interface Accumulator {
  add(document: Buffer): void;
  result(): unknown;
}

function typed(value: RawValue | undefined): unknown {
  return value === undefined ? null : decodeTyped(wrap(value))['v'];
}

function numberIn(value: RawValue | undefined): number | undefined {
  if (value?.type === BsonType.decimal) throw unsupported('$sum or $avg of decimals');
  const number: unknown = value && orderKey(value)[0] === Rank.number ? Number(plain(value)) : undefined;
  return typeof number === 'number' ? number : undefined;
}

function sum(operand: RawValue): Accumulator {
  const expression = compileExpression(operand);
  let total = 0;
  let widest: number = BsonType.int;
  return {
    add(document) {
      const value = expression(document);
      const number = numberIn(value);
      if (value === undefined || number === undefined) return;
      total += number;
      if (value.type === BsonType.double || (value.type === BsonType.long && widest === BsonType.int))
        widest = value.type;
    },
    result() {
      if (widest === BsonType.double) return new Double(total);
      if (!Number.isSafeInteger(total)) throw unsupported('$sum beyond 2^53');
      return widest === BsonType.int && (total | 0) === total ? new Int32(total) : Long.fromNumber(total);
    },
  };
}

function average(operand: RawValue): Accumulator {
  const expression = compileExpression(operand);
  let total = 0;
  let count = 0;
  return {
    add(document) {
      const number = numberIn(expression(document));
      if (number === undefined) return;
      total += number;
      count++;
    },
    result: () => (count === 0 ? null : new Double(total / count)),
  };
}

function extreme(operand: RawValue, sign: 1 | -1): Accumulator {
  const expression = compileExpression(operand);
  let best: { key: Buffer; value: RawValue } | undefined;
  return {
    add(document) {
      const value = expression(document);
      if (value === undefined || value.type === BsonType.null) return;
      const key = orderKey(value);
      if (best === undefined || key.compare(best.key) * sign > 0) best = { key, value };
    },
    result: () => typed(best?.value),
  };
}

function end(operand: RawValue, last: boolean): Accumulator {
  const expression = compileExpression(operand);
  let seen = false;
  let kept: RawValue | undefined;
  return {
    add(document) {
      if (seen && !last) return;
      seen = true;
      kept = expression(document);
    },
    result: () => typed(kept),
  };
}

function list(operand: RawValue, distinct: boolean): Accumulator {
  const expression = compileExpression(operand);
  const values = new Map<string | number, unknown>();
  return {
    add(document) {
      const value = expression(document);
      if (value === undefined) return;
      const key = distinct ? orderKey(value).toString('latin1') : values.size;
      if (!values.has(key)) values.set(key, typed(value));
    },
    result: () => [...values.values()],
  };
}

/** Makes an empty accumulator. Throws, by name, for one this store does not know. */
export function accumulator(operator: RawField): Accumulator {
  switch (operator.name) {
    case '$sum':
      return sum(operator);
    case '$avg':
      return average(operator);
    case '$min':
      return extreme(operator, -1);
    case '$max':
      return extreme(operator, 1);
    case '$first':
      return end(operator, false);
    case '$last':
      return end(operator, true);
    case '$push':
      return list(operator, false);
    case '$addToSet':
      return list(operator, true);
    case '$count':
      return sum(rawOf(1));
    default:
      throw unsupported(`the group operator ${operator.name}`);
  }
}
