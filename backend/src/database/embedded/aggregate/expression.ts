import type { Document } from 'bson';
import { isDocument } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { OPERATORS } from './operators.js';

/** Computes a value from a document in which numbers keep their BSON types; undefined where there is none. */
type Expression = (document: Document) => unknown;

/** Compiles an expression. Throws CommandError, naming what it does not know. */
export function compileExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    const parts = expression.slice(1).split('.');
    if (expression === '$$ROOT') return (document) => document;
    if (parts.some((part) => part === '' || part.startsWith('$')))
      throw unsupported(`the path or variable ${expression}`);
    return (document) => follow(document, parts);
  }
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression);
    return (document) => items.map((item) => item(document) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const entries = Object.entries<unknown>(expression);
  const [[name, operand] = ['', undefined], another] = entries;
  if (name === '$literal') return () => operand;
  if (name.startsWith('$') && !another) return operation(name, operand);
  const fields = entries.map(([field, value]) => [plainName(field), compileExpression(value)] as const);
  return (document) => present(fields.map(([field, value]) => [field, value(document)]));
}

/** An object of those fields that have a value. */
export function present(fields: readonly (readonly [string, unknown])[]): Document {
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The name of one field, not of a part of it. */
export function plainName(name: unknown): string {
  if (typeof name === 'string' && name !== '' && !/[.$]/.test(name)) return name;
  throw unsupported(`a stage or an expression on the field '${String(name)}'`);
}

/** Lists on the way give the list of what their objects lead to. */
function follow(value: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined) return value;
  if (!Array.isArray(value))
    return isDocument(value) && Object.hasOwn(value, part) ? follow(value[part], rest) : undefined;
  const found = value.filter(isDocument).map((each) => follow(each, [part, ...rest]));
  return found.filter((each) => each !== undefined);
}

function operation(name: string, operand: unknown): Expression {
  const [arity, operator] = OPERATORS.get(name) ?? [];
  if (arity === undefined || !operator) throw unsupported(`the expression ${name}`);
  const named = name === '$cond' && isDocument(operand) ? operand : undefined;
  const list: unknown = named ? ['if', 'then', 'else'].map((part) => named[part] as unknown) : operand;
  const args = (Array.isArray(list) ? list : [list]).map(compileExpression);
  if (args.length !== arity && arity !== Infinity)
    throw new CommandError('BadValue', `${name} takes ${arity} arguments`);
  return (document) => operator(args.map((argument) => () => argument(document)));
}
