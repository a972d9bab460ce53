import { encode } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import type { Collection } from '../storage/catalog.js';
import type { Store } from '../storage/store.js';
import { collectionOf, type Command, documentOption, namespaceOf } from './command.js';

export const create: Command = {
  options: [],
  async run(call) {
    const namespace = namespaceOf(call);
    await call.store.write(() => {
      if (call.store.catalog.find(namespace))
        throw new CommandError('NamespaceExists', `Collection ${namespace} already exists.`);
      call.store.catalog.create(namespace);
    });
    return { ok: 1 };
  },
};

async function remove(store: Store, collections: readonly Collection[]): Promise<void> {
  try {
    await store.write(() => {
      for (const collection of collections) {
        store.catalog.remove(collection);
        store.clear([collection.id, ...collection.indexes.map(({ id }) => id)]);
      }
    });
  } catch (error) {
    for (const collection of collections) store.catalog.restore(collection);
    throw error;
  }
}

export const drop: Command = {
  options: [],
  async run(call) {
    const collection = collectionOf(call);
    if (!collection) throw new CommandError('NamespaceNotFound', 'ns not found');
    await remove(call.store, [collection]);
    return { ns: collection.namespace, nIndexesWas: collection.indexes.length, ok: 1 };
  },
};

function collectionsIn(store: Store, database: string): Collection[] {
  return store.catalog.all().filter(({ namespace }) => namespace.startsWith(`${database}.`));
}

export const dropDatabase: Command = {
  options: [],
  async run({ store, database }) {
    await remove(store, collectionsIn(store, database));
    return { dropped: database, ok: 1 };
  },
};

export const listCollections: Command = {
  options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run({ store, database, body, cursors }) {
    const { test } = compileFilter(documentOption(body, 'filter'));
    const described = collectionsIn(store, database).map(({ namespace, indexes }) =>
      encode({
        name: namespace.slice(database.length + 1),
        type: 'collection',
        options: {},
        info: { readOnly: false },
        idIndex: indexes[0]?.spec,
      }),
    );
    return cursors.first(`${database}.$cmd.listCollections`, described.filter(test).values());
  },
};

export const listDatabases: Command = {
  options: ['nameOnly', 'filter', 'authorizedDatabases'],
  run({ store }) {
    const names = new Set(store.catalog.all().map(({ namespace }) => namespace.slice(0, namespace.indexOf('.'))));
    return { databases: [...names].map((name) => ({ name, sizeOnDisk: 0, empty: false })), ok: 1 };
  },
};

export const databaseStatistics: Command = {
  options: ['scale', 'freeStorage'],
  run({ store, database }) {
    const collections = collectionsIn(store, database);
    const objects = collections.reduce((sum, collection) => sum + store.counters.total(collection), 0);
    const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
    return { db: database, collections: collections.length, objects, indexes, ok: 1 };
  },
};
