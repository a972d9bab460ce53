import type { Document } from 'bson';
import { decode, decodeTyped, encode } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { EVERYTHING } from '../query/conditions.js';
import { findNow } from '../query/run.js';
import { WHOLE } from '../query/scan.js';
import type { Collection, Index } from '../storage/catalog.js';
import type { Store } from '../storage/store.js';
import { isSame } from '../bson/order-key.js';
import { collectionOf, type Command, documentList, namespaceOf } from './command.js';

const KNOWN = ['key', 'name', 'unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds', 'background', 'v'];

/** An index as it was asked for. Throws, by name, for kinds this store does not have. */
function specificationOf(bytes: Buffer): Document {
  const given = decodeTyped(bytes);
  const odd = Object.keys(given).find((name) => !KNOWN.includes(name));
  if (odd) throw unsupported(`the index option '${odd}'`);
  const { key, name } = given;
  // Neither says anything about the index: it is always built at once, in one format.
  const ignored = ['key', 'name', 'background', 'v'];
  const isDefault = (option: string) => given[option] === false && ['unique', 'sparse'].includes(option);
  const options = Object.entries(given).filter(([option]) => !ignored.includes(option) && !isDefault(option));
  const fields = Object.entries(decode(encode({ key: key as unknown }))['key'] as Document);
  const special = fields.find(([path, direction]) => (direction !== 1 && direction !== -1) || path.includes('$**'));
  if (special) throw unsupported(`an index of the kind ${String(special[1])} (field ${special[0]})`);
  if (fields.length === 0) throw new CommandError('BadValue', 'Index keys cannot be empty.');
  return { v: 2, key: key as unknown, name: name as unknown, ...Object.fromEntries(options) };
}

/** Whether an index is not there yet. Throws for one that contradicts what is there. */
function isNew(collection: Collection, wanted: Document): boolean {
  const sameKey = collection.indexes.find(
    ({ spec }) =>
      isSame(spec['key'], wanted['key']) && isSame(spec['partialFilterExpression'], wanted['partialFilterExpression']),
  );
  const sameName = collection.indexes.find(({ name }) => name === wanted['name']);
  if (sameName && sameName !== sameKey)
    throw new CommandError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index but another key: ${sameName.name}`,
    );
  if (!sameKey) return true;
  if (sameKey.name !== '_id_' && !isSame(sortedEntries(sameKey.spec), sortedEntries(wanted)))
    throw new CommandError(
      'IndexOptionsConflict',
      `Index already exists with a different name or different options: ${sameKey.name}`,
    );
  return false;
}

function sortedEntries(spec: Document): Document {
  return Object.fromEntries(Object.entries(spec).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Builds an index from what is there: complete on disk, or not there at all. Throws DuplicateKey. */
async function build(store: Store, namespace: string, specification: Document): Promise<void> {
  let built: { collection: Collection; index: Index } | undefined;
  try {
    await store.write(() => {
      const collection = store.catalog.find(namespace) ?? store.catalog.create(namespace);
      if (!isNew(collection, specification)) return;
      const index = store.catalog.newIndex(specification);
      for (const { record, document } of findNow(store, collection, { filter: EVERYTHING, sort: [], page: WHOLE }))
        store.indexDocument(collection, index, record, document);
      collection.indexes.push(index);
      store.catalog.save();
      built = { collection, index };
    });
  } catch (error) {
    built?.collection.indexes.splice(built.collection.indexes.indexOf(built.index), 1);
    throw error;
  }
}

export const createIndexes: Command = {
  options: ['indexes', 'commitQuorum'],
  async run(call) {
    const { store } = call;
    const namespace = namespaceOf(call);
    const wanted = documentList(call.body, 'indexes').map(specificationOf);
    const before = store.catalog.find(namespace);
    const numIndexesBefore = before?.indexes.length ?? 1;
    for (const specification of wanted)
      if (!before || isNew(before, specification)) await build(store, namespace, specification);
    const numIndexesAfter = store.catalog.find(namespace)?.indexes.length ?? 0;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically: before === undefined, ok: 1 };
  },
};

export const dropIndexes: Command = {
  options: ['index'],
  async run(call) {
    const wanted: unknown = Buffer.isBuffer(call.body['index']) ? decodeTyped(call.body['index']) : call.body['index'];
    const { store } = call;
    const collection = collectionOf(call);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns not found ${namespaceOf(call)}`);
    const { indexes } = collection;
    const before = [...indexes];
    const dropped = before.filter(({ name, spec }) =>
      wanted === '*' ? name !== '_id_' : name === wanted || isSame(spec['key'], wanted),
    );
    if (dropped.some(({ name }) => name === '_id_')) throw new CommandError('InvalidOptions', 'cannot drop _id index');
    if (dropped.length === 0 && wanted !== '*')
      throw new CommandError('IndexNotFound', `index not found with name [${String(wanted)}]`);
    try {
      await store.write(() => {
        indexes.splice(0, indexes.length, ...before.filter((index) => !dropped.includes(index)));
        store.catalog.save();
        store.clear(dropped.map(({ id }) => id));
      });
    } catch (error) {
      indexes.splice(0, indexes.length, ...before);
      throw error;
    }
    return { nIndexesWas: before.length, ok: 1 };
  },
};

export const listIndexes: Command = {
  options: ['cursor'],
  run(call) {
    const collection = collectionOf(call);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespaceOf(call)}`);
    return call.cursors.first(namespaceOf(call), collection.indexes.map(({ spec }) => encode(spec)).values());
  },
};
