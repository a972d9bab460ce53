import { type Document, Double, Int32 } from 'bson';
import { keyOf } from '../bson/order-key.js';
import { isDocument, isNumeric } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { sum } from '../update.js';
import { compileExpression, plainName } from './expression.js';

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
  const accumulator = ACCUMULATORS.get(operator);
  if (accumulator === undefined) throw unsupported(`the group operator ${operator}`);
  return { name: plainName(name), accumulator, expression: compileExpression(operand) };
}

/** `$group`. Null and missing make one group, which MongoDB shows as null. */
export function group({ _id, ...others }: Document): (documents: Document[]) => Document[] {
  if (_id === undefined) throw new CommandError('BadValue', 'a group specification must include an _id');
  const idOf = compileExpression(_id);
  const figures = Object.entries<unknown>(others).map(figureOf);
  return (documents) => {
    const groups = new Map<string, { id: unknown; members: Document[] }>();
    for (const document of documents) {
      const id = idOf(document) ?? null;
      const key = textKeyOf(id);
      const known = groups.get(key);
      if (known) known.members.push(document);
      else groups.set(key, { id, members: [document] });
    }
    return [...groups.values()].map(({ id, members }) => {
      const shown = figures.map(({ name, accumulator, expression }) => [
        name,
        accumulator(members.map(expression)) ?? null,
      ]);
      return { _id: id, ...(Object.fromEntries(shown) as Document) };
    });
  };
}
