import type { Document } from 'bson';
import type { Building, Collection } from './catalog.js';
import { BATCH_SIZE, type Store } from './store.js';

/**
 * Builds an index over existing documents in pieces, so that others can read and write in between. Writes maintain it for
 * the records already covered; reads use it when it is complete. What a kill leaves is cleared at the next start.
 * @param isNew says, in a write transaction, whether it is still to be built
 * @throws DuplicateKey, and what else the documents do not allow; then nothing is left of it
 */
export function buildIndex(
  store: Store,
  namespace: string,
  specification: Document,
  isNew: (collection: Collection) => boolean,
): Promise<void> {
  return store.inTurn(namespace, async () => {
    let collection: Collection | undefined;
    let building: Building | undefined;
    const piece = () => {
      collection ??= store.catalog.ensure(namespace);
      if (building === undefined && !isNew(collection)) return true;
      building ??= collection.building = { index: store.catalog.newIndex(specification), upTo: 0 };
      return buildPiece(store, collection, building);
    };
    try {
      while (!(await store.write(piece))) continue;
    } catch (error) {
      if (building) {
        store.catalog.garbage.add(building.index.id);
        const at = collection?.indexes.indexOf(building.index) ?? -1;
        if (at >= 0) collection?.indexes.splice(at, 1);
      }
      throw error;
    } finally {
      if (collection) collection.building = undefined;
      await clearGarbage(store).catch(() => undefined);
    }
  });
}

/**
 * Writes the entries of the next records, in a write transaction, and tells whether the index is whole now. Once all
 * entries are on disk, another transaction makes the index known: from then on, whoever saves the names saves its name
 * too.
 */
function buildPiece(store: Store, collection: Collection, building: Building): boolean {
  const isFirst = building.upTo === 0;
  const found = building.upTo === Infinity ? [] : store.after(collection, building.upTo, BATCH_SIZE);
  for (const each of found) store.indexDocument(collection, building.index, each);
  building.upTo = found.length < BATCH_SIZE ? Infinity : (found.at(-1)?.record ?? Infinity);
  const isWhole = found.length === 0;
  if (isWhole) {
    collection.indexes.push(building.index);
    collection.building = undefined;
  }
  if (isFirst || isWhole) store.catalog.save();
  return isWhole;
}

/** Clears what is kept of indexes that were never finished, in pieces. */
export async function clearGarbage(store: Store): Promise<void> {
  const { catalog } = store;
  for (const id of Array.from(catalog.garbage)) {
    const clear = () => {
      const isAll = store.clearSome(id);
      if (isAll) {
        catalog.garbage.delete(id);
        catalog.save();
      }
      return isAll;
    };
    while (!(await store.write(clear, () => catalog.garbage.add(id)))) continue;
  }
}
