import type { Document } from 'bson';
import { encode } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { keyOf } from '../bson/order-key.js';
import { isDocument } from '../bson/raw.js';
import { checkExpression, decodeForMingo, evaluate } from './expression.js';

/** One figure of a group from its documents' values (undefined where one is missing). */
type Accumulator = (values: readonly unknown[]) => unknown;

const numbersIn = (values: readonly unknown[]) => values.filter((value) => typeof value === 'number');

function sum(values: readonly unknown[]): number {
  const total = numbersIn(values).reduce((a, b) => a + b, 0);
  if (Number.isInteger(total) && !Number.isSafeInteger(total)) throw unsupported('a sum beyond 2^53');
  return total;
}

function extreme(sign: 1 | -1): Accumulator {
  return (values) => {
    let best: { value: unknown; key: Buffer } | undefined;
    for (const value of values) {
      if (value === undefined || value === null) continue;
      const key = keyOf(value);
      if (best === undefined || key.compare(best.key) * sign > 0) best = { value, key };
    }
    return best?.value;
  };
}

/** Ours, and few: mingo compares and groups by other rules than BSON's. */
const ACCUMULATORS: Readonly<Record<string, Accumulator>> = {
  $sum: sum,
  $avg: (values) => (numbersIn(values).length > 0 ? sum(values) / numbersIn(values).length : null),
  $min: extreme(-1),
  $max: extreme(1),
  $push: (values) => values.filter((value) => value !== undefined),
};

interface Field {
  readonly name: string;
  readonly operand: unknown;
  readonly accumulator: Accumulator;
}

function fieldOf([name, figure]: [string, unknown]): Field {
  const [[operator, operand] = ['', null], another] = isDocument(figure) ? Object.entries(figure) : [];
  if (operator === '' || another !== undefined || name.includes('.'))
    throw new CommandError('BadValue', `The field '${name}' must be an accumulator object`);
  const accumulator = ACCUMULATORS[operator];
  if (accumulator === undefined) throw unsupported(`the group operator ${operator}`);
  checkExpression(operand);
  return { name, operand, accumulator };
}

/** Compiles `$group`: documents are added one by one, of each only the values asked for are kept. */
export function grouping(specification: unknown) {
  if (!isDocument(specification) || !('_id' in specification))
    throw new CommandError('BadValue', 'a group specification must include an _id');
  const { _id: id, ...others } = specification as Document;
  checkExpression(id);
  const fields = Object.entries<unknown>(others).map(fieldOf);
  const groups = new Map<string, { id: unknown; values: unknown[][] }>();
  return {
    add(bytes: Buffer): void {
      const document = decodeForMingo(bytes);
      // Null and missing make one group; MongoDB shows it as null.
      const value = evaluate(document, id) ?? null;
      const key = keyOf(value).toString('latin1');
      const group = groups.get(key) ?? { id: value, values: fields.map(() => []) };
      groups.set(key, group);
      fields.forEach(({ operand }, i) => group.values[i]?.push(evaluate(document, operand)));
    },
    results: (): Buffer[] =>
      [...groups.values()].map(({ id, values }) => {
        const figures = fields.map(({ name, accumulator }, i) => [name, accumulator(values[i] ?? []) ?? null]);
        return encode({ _id: id, ...(Object.fromEntries(figures) as Document) });
      }),
  };
}
