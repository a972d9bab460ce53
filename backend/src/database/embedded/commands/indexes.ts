import type { Document } from 'bson';
import { decode, encode } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { EVERYTHING } from '../query/filter.js';
import { findNow } from '../query/scan.js';
import type { Collection } from '../storage/catalog.js';
import type { Store } from '../storage/store.js';
import { type Command, documentList } from './command.js';
import { cursorReply } from './cursors.js';

const KNOWN = ['key', 'name', 'unique', 'sparse', 'expireAfterSeconds', 'v'];

/** An index as it was asked for. Throws, by name, for kinds this store does not have. */
function specificationOf(bytes: Buffer): Document {
  const given = decode(bytes);
  const odd = Object.keys(given).find((name) => !KNOWN.includes(name));
  if (odd) throw unsupported(`the index option '${odd}'`);
  const key = given['key'] as Document;
  const fields = Object.entries<unknown>(key);
  const special = fields.find(([path, direction]) => (direction !== 1 && direction !== -1) || path.includes('$**'));
  if (special) throw unsupported(`an index of the kind ${String(special[1])} (field ${special[0]})`);
  if (fields.length === 0) throw new CommandError('BadValue', 'Index keys cannot be empty.');
  const { name, unique, sparse, expireAfterSeconds } = given as Record<string, unknown>;
  const ages = expireAfterSeconds === undefined ? {} : { expireAfterSeconds };
  return { v: 2, key, name, ...(unique === true && { unique }), ...(sparse === true && { sparse }), ...ages };
}

/** Whether an index is not there yet. Throws for one that contradicts what is there. */
function isNew({ indexes }: Collection, wanted: Document): boolean {
  const same = (spec: Document, part: string) => JSON.stringify(spec[part]) === JSON.stringify(wanted[part]);
  const sameKey = indexes.find(({ spec }) => same(spec, 'key'));
  const sameName = indexes.find(({ spec }) => same(spec, 'name'));
  if (sameName && sameName !== sameKey)
    throw new CommandError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index but another key: ${sameName.name}`,
    );
  if (!sameKey) return true;
  if (sameKey.name !== '_id_' && JSON.stringify(sameKey.spec) !== JSON.stringify(wanted))
    throw new CommandError(
      'IndexOptionsConflict',
      `Index already exists with a different name or different options: ${sameKey.name}`,
    );
  return false;
}

/** Builds an index from what is there: complete on disk, or not there at all. Throws DuplicateKey. */
async function build(store: Store, namespace: string, specification: Document): Promise<void> {
  let undo: (() => void) | undefined;
  const action = () => {
    const collection = store.catalog.ensure(namespace);
    if (!isNew(collection, specification)) return;
    const index = store.catalog.newIndex(specification);
    for (const found of findNow(store, collection, { filter: EVERYTHING }))
      store.indexDocument(collection, index, found);
    collection.indexes.push(index);
    undo = () => collection.indexes.splice(collection.indexes.indexOf(index), 1);
    store.catalog.save();
  };
  await store.write(action, () => undo?.());
}

export const createIndexes: Command = {
  options: ['indexes'],
  async run({ store, namespace, body }) {
    const wanted = documentList(body, 'indexes').map(specificationOf);
    const before = store.catalog.find(namespace);
    const numIndexesBefore = before?.indexes.length ?? 1;
    for (const specification of wanted)
      if (!before || isNew(before, specification)) await build(store, namespace, specification);
    const numIndexesAfter = store.catalog.find(namespace)?.indexes.length ?? 1;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically: before === undefined, ok: 1 };
  },
};

export const listIndexes: Command = {
  options: ['cursor'],
  run({ store, namespace }) {
    const collection = store.catalog.find(namespace);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
    const specifications = collection.indexes.map(({ spec }) => encode(spec));
    return cursorReply('firstBatch', specifications, 0, namespace);
  },
};

export const dropIndexes: Command = {
  options: ['index'],
  async run({ store, cursors, namespace, body }) {
    const collection = store.catalog.find(namespace);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns not found ${namespace}`);
    const given: unknown = body['index'];
    const key = Buffer.isBuffer(given) ? JSON.stringify(decode(given)) : undefined;
    const before = [...collection.indexes];
    const dropped = before.filter(({ name, spec }) =>
      given === '*' ? name !== '_id_' : name === given || JSON.stringify(spec['key']) === key,
    );
    if (dropped.some(({ name }) => name === '_id_')) throw new CommandError('InvalidOptions', 'cannot drop _id index');
    if (dropped.length === 0 && given !== '*')
      throw new CommandError('IndexNotFound', `index not found with name or key [${key ?? String(given)}]`);
    const { indexes } = collection;
    const action = () => {
      indexes.splice(0, Infinity, ...before.filter((index) => !dropped.includes(index)));
      store.catalog.save();
      store.clear(dropped.map(({ id }) => id));
      cursors.killOf(namespace);
    };
    await store.write(action, () => indexes.splice(0, Infinity, ...before));
    return { nIndexesWas: before.length, ok: 1 };
  },
};
