import { evalExpr } from 'mingo/core';
import { Decimal128, type Document, Long } from 'bson';
import { BsonType, decode, fieldOf, pick, plain, rawOf, type RawValue } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { isDocument } from '../update/values.js';
import { checkExpression, OPTIONS } from './expression-context.js';

/** Computes a value from a document; undefined where there is none (a missing field). */
export type Expression = (document: Buffer) => RawValue | undefined;

/** A field path and a constant are read as they are stored; anything else is computed by mingo. */
export function compileExpression(value: RawValue): Expression {
  checkExpression(value);
  if (value.type === BsonType.string) {
    const text = value.bytes.toString('utf8', value.start + 4, value.end - 1);
    if (/^\$[^$]/.test(text)) return fieldPath(text);
    if (!text.startsWith('$')) return () => value;
  } else if (value.type !== BsonType.object && value.type !== BsonType.array) return () => value;
  return computed(plain(value));
}

function computed(expression: unknown): Expression {
  const names = [...new Set(rootsOf(expression))];
  const isPartial = !names.some((name) => name.startsWith('$'));
  const needed = names.map((name) => Buffer.from(name));
  return (document) => {
    const result = evaluate(decodeForMingo(isPartial ? pick(document, needed) : document), expression);
    return result === undefined ? undefined : rawOf(result);
  };
}

/** The top-level fields an expression reads; a name with a dollar stands for a variable. */
function rootsOf(expression: unknown): string[] {
  if (typeof expression === 'string')
    return expression.startsWith('$') ? [expression.slice(1).split('.', 1)[0] ?? ''] : [];
  if (Array.isArray(expression)) return expression.flatMap(rootsOf);
  return isDocument(expression) ? Object.values(expression).flatMap(rootsOf) : [];
}

function evaluate(document: Document, expression: unknown): unknown {
  try {
    return evalExpr(document, expression, OPTIONS);
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError('BadValue', (error as Error).message);
  }
}

function fieldPath(text: string): Expression {
  const parts = text
    .slice(1)
    .split('.')
    .map((part) => Buffer.from(part));
  const otherwise = computed(text);
  return (document) => {
    let start = 0;
    let value: RawValue | undefined;
    for (const part of parts) {
      if (value !== undefined && value.type === BsonType.array) return otherwise(document);
      if (value !== undefined && value.type !== BsonType.object) return undefined;
      value = fieldOf(document, start, part);
      if (value === undefined) return undefined;
      start = value.start;
    }
    return value;
  };
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
