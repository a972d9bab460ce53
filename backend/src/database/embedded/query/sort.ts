import { BsonType, fieldsOf, plain } from '../bson/raw.js';
import { inverted } from '../bson/order-key.js';
import { parsePath, type Path } from '../bson/path.js';
import { CommandError, unsupported } from '../errors.js';
import { keysAt } from '../storage/index-keys.js';

export interface SortField {
  readonly path: Path;
  readonly descending: boolean;
}

/** Reads a sort (or index key) document. Throws CommandError for anything but 1 and -1. */
export function parseSort(bytes: Buffer | undefined): SortField[] {
  if (bytes === undefined) return [];
  return fieldsOf(bytes).map((field) => {
    const direction: unknown = plain(field);
    if (field.type === BsonType.object) throw unsupported(`a sort by ${field.name} with $meta`);
    if (direction !== 1 && direction !== -1)
      throw new CommandError('BadValue', `the direction of ${field.name} must be 1 or -1`);
    return { path: parsePath(field.name), descending: direction === -1 };
  });
}

/** One key per document that sorts as the documents do: an array counts by its least (descending: greatest) element. */
export function sortKey(document: Buffer, sort: readonly SortField[]): Buffer {
  return Buffer.concat(
    sort.map(({ path, descending }) => {
      const { keys } = keysAt(document, path);
      const best = keys.reduce((a, b) => (a.compare(b) < 0 !== descending ? a : b));
      return descending ? inverted(best) : best;
    }),
  );
}

/** The documents in the order asked for; equal ones stay in the order they came in. */
export function sortBy(documents: readonly Buffer[], sort: readonly SortField[]): Buffer[] {
  return documents
    .map((document) => ({ document, key: sortKey(document, sort) }))
    .sort((a, b) => a.key.compare(b.key))
    .map(({ document }) => document);
}
