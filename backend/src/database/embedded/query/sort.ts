import { EMPTY_ARRAY_KEY, inverted, NULL_KEY, orderKey } from '../bson/order-key.js';
import { parsePath, type Path, walk } from '../bson/path.js';
import { BsonType, elementsOf, fieldsOf, plain } from '../bson/raw.js';
import { unsupported } from '../errors.js';

export interface SortField {
  readonly path: Path;
  readonly descending: boolean;
}

/** Reads a sort (or index key) document. Throws CommandError for anything but 1 and -1. */
export function parseSort(bytes: Buffer | undefined): SortField[] {
  if (bytes === undefined) return [];
  return fieldsOf(bytes).map((field) => {
    const direction: unknown = plain(field);
    if (direction !== 1 && direction !== -1)
      throw unsupported(`an order of ${field.name} by ${JSON.stringify(direction)}`);
    return { path: parsePath(field.name), descending: direction === -1 };
  });
}

/** One key per document that sorts as the documents do: an array counts by its least (descending: greatest) element. */
export function sortKey(document: Buffer, sort: readonly SortField[]): Buffer {
  return Buffer.concat(
    sort.map(({ path, descending }) => {
      const keys: Buffer[] = [];
      walk(document, path, (value) => {
        const elements = value?.type === BsonType.array ? elementsOf(value) : [value];
        keys.push(...(elements.length > 0 ? elements.map(orderKey) : [EMPTY_ARRAY_KEY]));
      });
      const [first = NULL_KEY, ...others] = keys;
      const best = others.reduce((a, b) => (a.compare(b) < 0 !== descending ? a : b), first);
      return descending ? inverted(best) : best;
    }),
  );
}
