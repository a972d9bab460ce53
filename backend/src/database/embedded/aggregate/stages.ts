import { type Document, Int32 } from 'bson';
import { encode, isDocument, isNumeric } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { parseSort, sortKey } from '../query/sort.js';
import { compileExpression, plainName, present } from './expression.js';
import { group } from './group.js';

/** One step of a pipeline, over documents in which numbers keep their BSON types. */
type Stage = (documents: Document[]) => Document[];

function documentIn(operand: unknown): Document {
  if (isDocument(operand)) return operand;
  throw new CommandError('BadValue', 'the specification of a stage, and a new root, must be an object');
}

/** A number of documents. */
function wholeNumber(operand: unknown, least: number): number {
  const number = Number(operand);
  if (isNumeric(operand) && Number.isInteger(number) && number >= least) return number;
  throw new CommandError('BadValue', `a stage takes a whole number of at least ${least}`);
}

function sort(specification: Document): Stage {
  const order = parseSort(encode(specification));
  return (documents) =>
    documents
      .map((document) => ({ document, key: sortKey(encode(document), order) }))
      .sort((a, b) => a.key.compare(b.key))
      .map(({ document }) => document);
}

/** Fields that are computed, beside what is left of the document; those that have no value are none. */
function computed(fields: Document, base: (document: Document) => Document): Stage {
  const expressions = Object.entries<unknown>(fields).map(([name, expression]) => {
    const [operator = ''] = isDocument(expression) ? Object.keys(expression) : ['$'];
    if (!operator.startsWith('$')) throw unsupported(`the field '${name}' with fields of its own`);
    return [plainName(name), compileExpression(expression)] as const;
  });
  return (documents) =>
    documents.map((document) => {
      const values = expressions.map(([name, expression]) => [name, expression(document)] as const);
      return present(Object.entries<unknown>({ ...base(document), ...Object.fromEntries<unknown>(values) }));
    });
}

function project(specification: Document): Stage {
  const entries = Object.entries<unknown>(specification);
  const flags = new Map(entries.filter(([, value]) => typeof value === 'boolean' || isNumeric(value)));
  const kept = [...flags].filter(([name, flag]) => plainName(name) !== '_id' && Number(flag) !== 0);
  const others = entries.filter(([name]) => !flags.has(name));
  const hidden = [...flags].filter(([name, flag]) => name !== '_id' && Number(flag) === 0);
  const isHiding = kept.length + others.length === 0 && Number(specification['_id'] ?? 0) === 0;
  if (entries.length === 0 || (hidden.length > 0 && !isHiding))
    throw new CommandError('BadValue', 'a projection is of fields to show or of fields to hide');
  const isShown = (name: string) => Number(flags.get(name) ?? (name === '_id' || isHiding)) !== 0;
  return computed(Object.fromEntries(others), (document) =>
    present(Object.entries<unknown>(document).filter(([name]) => isShown(name))),
  );
}

function unwind(path: unknown): Stage {
  if (typeof path !== 'string' || !path.startsWith('$')) throw unsupported('$unwind with anything but a path');
  const name = plainName(path.slice(1));
  return (documents) =>
    documents.flatMap((document) => {
      const value: unknown = Object.hasOwn(document, name) ? document[name] : undefined;
      if (!Array.isArray(value)) return value === undefined || value === null ? [] : [document];
      return value.map((element: unknown) => ({ ...document, [name]: element }));
    });
}

function replaceRoot({ newRoot }: Document): Stage {
  const root = compileExpression(newRoot);
  return (documents) => documents.map((document) => documentIn(root(document)));
}

function match(specification: Document): Stage {
  const { test } = compileFilter(encode(specification));
  return (documents) => documents.filter((document) => test(encode(document)));
}

function sortByCount(expression: unknown): Stage {
  const counted = group({ _id: expression, count: { $sum: new Int32(1) } });
  return (documents) => sort({ count: -1 })(counted(documents));
}

function count(operand: unknown): Stage {
  const name = plainName(operand);
  return ({ length }) => (length > 0 ? [{ [name]: length }] : []);
}

const addFields = (operand: unknown) => computed(documentIn(operand), (document) => document);

const STAGES = new Map<string, (operand: unknown) => Stage>([
  ['$match', (operand) => match(documentIn(operand))],
  ['$sort', (operand) => sort(documentIn(operand))],
  ['$skip', (operand) => (documents) => documents.slice(wholeNumber(operand, 0))],
  ['$limit', (operand) => (documents) => documents.slice(0, wholeNumber(operand, 1))],
  ['$count', count],
  ['$project', (operand) => project(documentIn(operand))],
  ['$addFields', addFields],
  ['$set', addFields],
  ['$unset', (operand) => project(Object.fromEntries([operand].flat().map((name) => [plainName(name), false])))],
  ['$unwind', unwind],
  ['$group', (operand) => group(documentIn(operand))],
  ['$sortByCount', sortByCount],
  ['$replaceRoot', (operand) => replaceRoot(documentIn(operand))],
]);

/** Compiles one stage. Throws CommandError, naming what it does not know. */
export function compileStage(name: string, operand: unknown): Stage {
  const stage = STAGES.get(name);
  if (stage) return stage(operand);
  throw unsupported(`the stage ${name}`);
}
