import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { $addFields, $project, $replaceRoot, $set, $unset, $unwind } from 'mingo/operators/pipeline';
import type { Any, AnyObject, Options } from 'mingo/types';
import { BsonType, fieldsOf, type RawValue } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { keyOf } from '../update/values.js';
import { formatDate, truncateDate } from './dates.js';

type Operator = (object: Any, expression: Any, options: Options) => Any;

function isRecord(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Ours where mingo is wrong: it cuts dates in UTC whatever the time zone. */
function onDate(name: string, compute: (date: Date, args: AnyObject) => Any, known: readonly string[]): Operator {
  return (object, expression, options) => {
    const args = evalExpr(object, expression, options);
    if (!isRecord(args)) throw new CommandError('BadValue', `${name} only supports an object as its argument`);
    const odd = isRecord(expression) ? Object.keys(expression).find((key) => !known.includes(key)) : undefined;
    if (odd) throw unsupported(`${name} with ${odd}`);
    const date = args['date'] ?? undefined;
    if (date === undefined) return args['onNull'] ?? null;
    if (!(date instanceof Date)) throw new CommandError('BadValue', `${name} needs a date`);
    return compute(date, args);
  };
}

/** Ours too: comparisons across types follow the BSON order. */
function comparison(accepts: (order: number) => boolean): Operator {
  return (object, expression, options) => {
    const args = evalExpr(object, expression, options);
    if (!Array.isArray(args) || args.length !== 2)
      throw new CommandError('BadValue', 'a comparison takes exactly 2 arguments');
    return accepts(keyOf(args[0] ?? null).compare(keyOf(args[1] ?? null)));
  };
}

const {
  $abs,
  $add,
  $and,
  $arrayElemAt,
  $ceil,
  $concat,
  $cond,
  $divide,
  $floor,
  $ifNull,
  $literal,
  $multiply,
  $not,
  $or,
} = mingo;
const { $size, $subtract, $switch, $toLower, $toUpper } = mingo;

/** The expressions this store computes. */
const EXPRESSIONS: NonNullable<Parameters<typeof Context.init>[0]>['expression'] & object = {
  ...{
    $abs,
    $add,
    $and,
    $arrayElemAt,
    $ceil,
    $concat,
    $cond,
    $divide,
    $floor,
    $ifNull,
    $literal,
    $multiply,
    $not,
    $or,
  },
  ...{ $size, $subtract, $switch, $toLower, $toUpper },
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $dateToString: onDate(
    '$dateToString',
    (date, args) => formatDate(date, text(args['format']), text(args['timezone'])),
    ['date', 'format', 'timezone', 'onNull'],
  ),
  $dateTrunc: onDate(
    '$dateTrunc',
    (date, args) => truncateDate(date, String(args['unit']), text(args['timezone']), text(args['startOfWeek'])),
    ['date', 'unit', 'timezone', 'startOfWeek'],
  ),
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
export function checkExpression(value: RawValue): void {
  if (value.type === BsonType.string) {
    const variable = value.bytes.toString('utf8', value.start + 4, value.end - 1);
    if (variable.startsWith('$$') && !/^\$\$(ROOT|CURRENT|REMOVE|NOW)\b/.test(variable))
      throw unsupported(`the variable ${variable}`);
  }
  if (value.type !== BsonType.object && value.type !== BsonType.array) return;
  for (const field of fieldsOf(value.bytes, value.start)) {
    if (field.name === '$literal') continue;
    if (field.name.startsWith('$') && !(field.name in EXPRESSIONS)) throw unsupported(`the expression ${field.name}`);
    checkExpression(field);
  }
}
