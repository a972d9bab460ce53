/** A tiny database in plain JavaScript, written without looking at the store: what the store must agree with. */
export type Value = null | number | string | boolean | Date | Value[];
export interface Row {
  _id: number;
  d?: { e?: Value };
  [field: string]: Value | { e?: Value } | undefined;
}
export type Test =
  | { op: '$eq' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte'; value: Value }
  | { op: '$in'; value: Value[] }
  | { op: '$exists'; value: boolean }
  | { op: '$regex'; value: string };
export type Clause = { field: string; test: Test };
export type Order = [string, 1 | -1][];
export interface Unique {
  readonly fields: string[];
  readonly sparse: boolean;
}

/** `d.e` is the one field inside another. */
export function valueOf(row: Row, field: string): Value | undefined {
  return field === 'd.e' ? row.d?.e : (row[field] as Value | undefined);
}

/** The row with another value; undefined takes the field away. */
export function changed(row: Row, field: string, value: Value | undefined): Row {
  const next = { ...row, ...(row.d && { d: { ...row.d } }) };
  const [holder, name] = field === 'd.e' ? [next.d ?? (value === undefined ? {} : (next.d = {})), 'e'] : [next, field];
  if (value === undefined) Reflect.deleteProperty(holder, name);
  else Object.assign(holder, { [name]: value });
  return next;
}

const rank = (value: Value | undefined) => {
  if (value === null || value === undefined) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  if (Array.isArray(value)) return 4;
  return typeof value === 'boolean' ? 5 : 6;
};

/** The order of BSON for the few types of the model; text is compared by its bytes. */
export function compare(a: Value | undefined, b: Value | undefined): number {
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
    case '$exists':
      return (value !== undefined) === operand;
    case '$regex':
      return any((each) => typeof each === 'string' && each.includes(operand));
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

/** All clauses, or (`any`) one of them. */
export function matches(row: Row, clauses: Clause[], any = false): boolean {
  const results = clauses.map(({ field, test }) => passes(valueOf(row, field), test));
  return any && results.length > 0 ? results.includes(true) : !results.includes(false);
}

/** An array sorts by its least element, descending by its greatest; an empty one before null. */
function sortValue(value: Value | undefined, direction: 1 | -1): { empty: boolean; value: Value | undefined } {
  if (!Array.isArray(value)) return { empty: false, value };
  const sorted = [...value].sort((a, b) => compare(a, b) * direction);
  return { empty: value.length === 0, value: sorted[0] };
}

export function sorted(rows: Row[], order: Order): Row[] {
  return [...rows].sort((a, b) => {
    for (const [field, direction] of order) {
      const [left, right] = [sortValue(valueOf(a, field), direction), sortValue(valueOf(b, field), direction)];
      const difference = Number(right.empty) - Number(left.empty) || compare(left.value, right.value);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  });
}

/** Whether two rows cannot both be there: a field that is missing counts as null, unless the index leaves such rows out. */
export function collide(a: Row, b: Row, { fields, sparse }: Unique): boolean {
  const isLeftOut = (row: Row) => sparse && fields.every((field) => valueOf(row, field) === undefined);
  if (a._id === b._id || isLeftOut(a) || isLeftOut(b)) return false;
  return fields.every((field) => compare(valueOf(a, field), valueOf(b, field)) === 0);
}
