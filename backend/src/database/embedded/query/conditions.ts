import { BsonType, type RawValue } from '../bson/raw.js';
import { elementsOf, type Path, walk } from '../bson/path.js';

/** What a filter says of one path in terms an index understands: points, or a range within one type. */
export interface Condition {
  readonly path: string;
  readonly points?: readonly Buffer[];
  readonly lower?: { readonly key: Buffer; readonly inclusive: boolean };
  readonly upper?: { readonly key: Buffer; readonly inclusive: boolean };
}

/** A compiled filter. `exact` means: the conditions say everything the filter says. */
export interface Filter {
  readonly test: (document: Buffer) => boolean;
  readonly conditions: readonly Condition[];
  readonly exact: boolean;
}

/** Everything matches: an empty filter, or none. */
export const EVERYTHING: Filter = { test: () => true, conditions: [], exact: true };

/** All of several filters. */
export function allOf(filters: readonly Filter[]): Filter {
  const [first = EVERYTHING, second] = filters;
  if (second === undefined) return first;
  return {
    test: (document) => filters.every((filter) => filter.test(document)),
    conditions: filters.flatMap((filter) => filter.conditions),
    exact: filters.every((filter) => filter.exact),
  };
}

/** A filter no index can help with. */
export function opaque(test: (document: Buffer) => boolean): Filter {
  return { test, conditions: [], exact: false };
}

/** Says whether one value (undefined: the field is missing) satisfies an operator. */
export type LeafTest = (value: RawValue | undefined) => boolean;

export function someValue(path: Path, test: LeafTest): (document: Buffer) => boolean {
  return (document) => {
    let found = false;
    walk(document, path, (value) => {
      found ||= test(value);
    });
    return found;
  };
}

/** A value fits if it fits itself or, being an array, one of its elements does. */
export function leaf(path: Path, test: LeafTest, part?: Omit<Condition, 'path'>): Filter {
  const fits: LeafTest = (value) =>
    test(value) || (value?.type === BsonType.array && elementsOf(value).some((element) => test(element)));
  return {
    test: someValue(path, fits),
    conditions: part ? [{ path: path.text, ...part }] : [],
    exact: part !== undefined,
  };
}

export function not(filter: Filter): Filter {
  return opaque((document) => !filter.test(document));
}
