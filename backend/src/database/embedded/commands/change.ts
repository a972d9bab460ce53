import { element, fieldOf, rawOf } from '../bson/raw.js';
import type { Filter } from '../query/filter.js';
import { find, findFirst, type Query } from '../query/scan.js';
import type { Collection } from '../storage/catalog.js';
import { type StoredDocument, BATCH_SIZE, type Store } from '../storage/store.js';
import type { Update } from '../update.js';

const ID = Buffer.from('_id');

/** The documents that a write found and changed so far, also if it is refused halfway. */
export interface Counts {
  matched: number;
  changed: number;
}

/** Does something to every document a filter finds, some per transaction. */
async function toEach(
  store: Store,
  namespace: string,
  filter: Filter,
  counts: Counts,
  act: (collection: Collection, found: StoredDocument) => boolean,
): Promise<void> {
  const collection = store.catalog.find(namespace);
  if (!collection) return;
  const records: number[] = [];
  for await (const { record } of find(store, collection, { filter })) records.push(record);
  for (let from = 0; from < records.length; from += BATCH_SIZE) {
    const outcomes = await store.write(() =>
      records.slice(from, from + BATCH_SIZE).flatMap((record) => {
        const document = store.get(collection, record);
        // The document may have changed since it was found.
        return document && filter.test(document) ? [act(collection, { record, document })] : [];
      }),
    );
    counts.matched += outcomes.length;
    counts.changed += outcomes.filter(Boolean).length;
  }
}

/**
 * Deletes all that match.
 * @param counts gets how many were found and deleted, those before an error included
 */
export function deleteMany(store: Store, namespace: string, filter: Filter, counts: Counts): Promise<void> {
  return toEach(store, namespace, filter, counts, (collection, found) => {
    store.remove(collection, found);
    return true;
  });
}

/**
 * Updates all that match, each of them once.
 * @param counts gets how many were found and changed, those before an error included
 */
export function updateMany(
  store: Store,
  namespace: string,
  filter: Filter,
  counts: Counts,
  update: Update,
): Promise<void> {
  return toEach(
    store,
    namespace,
    filter,
    counts,
    (collection, found) => change(store, collection, found, update) !== found.document,
  );
}

/** Deletes the first document that a query finds, and returns it. Runs in a write transaction. */
export function deleteFirst(store: Store, namespace: string, query: Query): Buffer | undefined {
  const collection = store.catalog.find(namespace);
  const found = collection && findFirst(store, collection, query);
  if (found) store.remove(collection, found);
  return found?.document;
}

/** Returns the document after the update, and writes it only if it differs. Runs in a write transaction. */
function change(store: Store, collection: Collection, found: StoredDocument, update: Update): Buffer {
  const after = update.apply(found.document);
  if (after.equals(found.document)) return found.document;
  store.replace(collection, found, after, update.touched);
  return after;
}

/** In a write transaction, updates the first document found, or upserts one; returns it before and after. */
export function updateFirst(
  store: Store,
  namespace: string,
  query: Query,
  update: Update,
  upsertFrom: Buffer | undefined,
): { before?: Buffer; after?: Buffer } {
  const collection = store.catalog.find(namespace);
  const found = collection && findFirst(store, collection, query);
  if (found) return { before: found.document, after: change(store, collection, found, update) };
  if (!upsertFrom) return {};
  const after = update.upserted(upsertFrom);
  store.insert(store.catalog.ensure(namespace), after);
  return { after };
}

/** The `_id` of a document that was upserted, as a reply tells it: in its very bytes. */
export function idElement(name: string, document: Buffer): Buffer {
  return element(name, fieldOf(document, 0, ID) ?? rawOf(null));
}
