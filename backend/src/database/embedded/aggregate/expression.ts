import { Decimal128, type Document, Long } from 'bson';
import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { $addFields, $project, $replaceRoot, $set, $unset, $unwind } from 'mingo/operators/pipeline';
import type { Any, AnyObject, Options } from 'mingo/types';
import { decode } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { keyOf } from '../bson/order-key.js';
import { isDocument } from '../bson/raw.js';

/** Ours where mingo is wrong: values of different types compare in the order of BSON. */
function comparison(accepts: (order: number) => boolean) {
  return (object: Any, expression: Any, options: Options): Any => {
    const args = evalExpr(object as AnyObject, expression, options);
    if (!Array.isArray(args) || args.length !== 2)
      throw new CommandError('BadValue', 'a comparison takes exactly 2 arguments');
    return accepts(keyOf(args[0] ?? null).compare(keyOf(args[1] ?? null)));
  };
}

const { $abs, $add, $and, $arrayElemAt, $ceil, $concat, $cond, $divide, $floor, $ifNull, $literal, $multiply } = mingo;
const { $not, $or, $size, $subtract, $switch, $toLower, $toUpper } = mingo;

/** The expressions this store computes. */
const EXPRESSIONS: NonNullable<Parameters<typeof Context.init>[0]>['expression'] & object = {
  ...{ $abs, $add, $and, $arrayElemAt, $ceil, $concat, $cond, $divide, $floor, $ifNull, $literal, $multiply },
  ...{ $not, $or, $size, $subtract, $switch, $toLower, $toUpper },
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
};

export const OPTIONS: Options = {
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: Context.init({
    expression: EXPRESSIONS,
    pipeline: { $addFields, $project, $replaceRoot, $set, $unset, $unwind },
  }),
};

/** Refuses by name every operator and variable of an expression that is not on the list. */
export function checkExpression(value: unknown): void {
  if (typeof value === 'string' && value.startsWith('$$') && !/^\$\$(ROOT|CURRENT|REMOVE|NOW)\b/.test(value))
    throw unsupported(`the variable ${value}`);
  if (Array.isArray(value)) value.forEach(checkExpression);
  else if (isDocument(value))
    for (const [name, operand] of Object.entries(value)) {
      if (name.startsWith('$') && !(name in EXPRESSIONS)) throw unsupported(`the expression ${name}`);
      if (name !== '$literal') checkExpression(operand);
    }
}

/** An expression's value for a document; undefined where there is none (a missing field). */
export function evaluate(document: Document, expression: unknown): unknown {
  return byMingo(() => evalExpr(document, expression, OPTIONS));
}

/** What mingo refuses is the client's mistake. */
export function byMingo<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError('BadValue', (error as Error).message);
  }
}

/** mingo computes with JavaScript numbers: a document with numbers these cannot hold is refused, not rounded. */
export function decodeForMingo(bytes: Buffer): Document {
  const document = decode(bytes);
  checkNumbers(document);
  return document;
}

function checkNumbers(value: unknown): void {
  if (value instanceof Long || value instanceof Decimal128)
    throw unsupported('an expression over a document with a decimal, or with an integer beyond 2^53,');
  if (Array.isArray(value)) value.forEach(checkNumbers);
  else if (isDocument(value)) Object.values(value).forEach(checkNumbers);
}
