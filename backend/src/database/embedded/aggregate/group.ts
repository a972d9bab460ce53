import { type Document, Double, Int32 } from 'bson';
import { keyOf } from '../bson/order-key.js';
import { isDocument, isNumeric } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { sum } from '../update.js';
import { compileExpression, plainName } from './expression.js';

interface Group {
  readonly _id: unknown;
  readonly members: Document[];
}

/** One figure of a group from its documents' values; undefined stands for one that is missing. */
type Accumulator = (values: readonly unknown[]) => unknown;

const textKeyOf = (value: unknown) => keyOf(value).toString('latin1');
const given = (values: readonly unknown[]) => values.filter((value) => value !== undefined);
const total = (values: readonly unknown[]) =>
  values.filter(isNumeric).reduce((all, value) => sum(all, value, '$sum'), new Int32(0));

function extreme(sign: 1 | -1): Accumulator {
  return (values) =>
    given(values).reduce((best, value) => {
      if (value === null || best === null) return best ?? value;
      return keyOf(value).compare(keyOf(best)) * sign > 0 ? value : best;
    }, null);
}

function average(values: readonly unknown[]): Double | null {
  const { length } = values.filter(isNumeric);
  return length > 0 ? new Double(Number(total(values)) / length) : null;
}

const ACCUMULATORS = new Map<string, Accumulator>([
  ['$sum', total],
  ['$avg', average],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
  ['$first', (values) => values[0]],
  ['$last', (values) => values.at(-1)],
  ['$push', given],
  ['$addToSet', (values) => [...new Map(given(values).map((value) => [textKeyOf(value), value])).values()]],
]);

function figureOf([name, figure]: [string, unknown]) {
  const [[operator, operand] = ['', undefined], another] = isDocument(figure) ? Object.entries<unknown>(figure) : [];
  if (operator === '' || another)
    throw new CommandError('BadValue', `The field '${name}' must be an accumulator object`);
  const of = ACCUMULATORS.get(operator);
  if (of === undefined) throw unsupported(`the group operator ${operator}`);
  return { name: plainName(name), of, expression: compileExpression(operand) };
}

/** `$group`. Null and missing make one group, which MongoDB shows as null. */
export function group({ _id, ...others }: Document): (documents: Document[]) => Document[] {
  if (_id === undefined) throw new CommandError('BadValue', 'a group specification must include an _id');
  const idOf = compileExpression(_id);
  const figures = Object.entries<unknown>(others).map(figureOf);
  return (documents) => {
    const groups = new Map<string, Group>();
    for (const document of documents) {
      const own: Group = { _id: idOf(document) ?? null, members: [] };
      const key = textKeyOf(own._id);
      const group = groups.get(key) ?? own;
      group.members.push(document);
      groups.set(key, group);
    }
    return [...groups.values()].map(({ _id: id, members }) => {
      const shown = figures.map((figure) => [figure.name, figure.of(members.map(figure.expression)) ?? null] as const);
      return { _id: id, ...Object.fromEntries<unknown>(shown) };
    });
  };
}
