/** A tiny database in plain JavaScript, written without looking at the store: what the store must agree with. */
export type Value = null | number | string | boolean | Value[];
export interface Row {
  _id: number;
  [field: string]: Value;
}
export type Test =
  | { op: '$eq' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte'; value: Value }
  | { op: '$in' | '$nin'; value: Value[] }
  | { op: '$exists'; value: boolean };
export type Clause = { field: string; test: Test };

const rank = (value: Value | undefined) => {
  if (value === null || value === undefined) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  return Array.isArray(value) ? 4 : 5;
};

/** The order of BSON for the few types of the model; text is compared by its bytes. */
function compare(a: Value | undefined, b: Value | undefined): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.min(a.length, b.length); i++) if (compare(a[i], b[i]) !== 0) return compare(a[i], b[i]);
    return a.length - b.length;
  }
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a ?? 0) - Number(b ?? 0);
}

function candidates(value: Value | undefined): (Value | undefined)[] {
  return Array.isArray(value) ? [value, ...value] : [value];
}

function passes(value: Value | undefined, { op, value: operand }: Test): boolean {
  const any = (test: (candidate: Value | undefined) => boolean) => candidates(value).some(test);
  const within = (test: (order: number) => boolean) =>
    any((each) => rank(each) === rank(operand) && test(compare(each, operand)));
  const equals = (operands: Value[]) => any((each) => operands.some((one) => compare(each, one) === 0));
  switch (op) {
    case '$eq':
      return equals([operand]);
    case '$ne':
      return !equals([operand]);
    case '$in':
      return equals(operand);
    case '$nin':
      return !equals(operand);
    case '$exists':
      return (value !== undefined) === operand;
    case '$gt':
      return within((order) => order > 0);
    case '$gte':
      return within((order) => order >= 0);
    case '$lt':
      return within((order) => order < 0);
    default:
      return within((order) => order <= 0);
  }
}

export function matches(row: Row, clauses: Clause[]): boolean {
  return clauses.every(({ field, test }) => passes(row[field], test));
}

/** An array sorts by its least element, descending by its greatest; an empty one before null. */
function sortValue(value: Value | undefined, direction: 1 | -1): { empty: boolean; value: Value | undefined } {
  if (!Array.isArray(value)) return { empty: false, value };
  const sorted = [...value].sort((a, b) => compare(a, b) * direction);
  return { empty: value.length === 0, value: sorted[0] };
}

export function sorted(rows: Row[], order: [string, 1 | -1][]): Row[] {
  return [...rows].sort((a, b) => {
    for (const [field, direction] of order) {
      const [left, right] = [sortValue(a[field], direction), sortValue(b[field], direction)];
      const difference = Number(right.empty) - Number(left.empty) || compare(left.value, right.value);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  });
}
