import { encode } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import type { Collection } from '../storage/catalog.js';
import { type Call, type Command, documentOption } from './command.js';
import { cursorReply } from './cursors.js';

export const create: Command = {
  options: [],
  async run({ store, namespace }) {
    await store.write(() => {
      if (store.catalog.find(namespace))
        throw new CommandError('NamespaceExists', `Collection ${namespace} already exists.`);
      store.catalog.ensure(namespace);
    });
    return { ok: 1 };
  },
};

async function remove({ store, cursors }: Call, collections: readonly Collection[]): Promise<void> {
  const action = () => {
    for (const { id, namespace, indexes } of collections) {
      store.catalog.remove(namespace);
      store.clear([id, ...indexes.map((index) => index.id)]);
      cursors.killOf(namespace);
    }
  };
  await store.write(action, () => {
    collections.forEach((collection) => store.catalog.restore(collection));
  });
}

export const drop: Command = {
  options: [],
  async run(call) {
    const collection = call.store.catalog.find(call.namespace);
    if (!collection) throw new CommandError('NamespaceNotFound', 'ns not found');
    await remove(call, [collection]);
    return { ns: call.namespace, nIndexesWas: collection.indexes.length, ok: 1 };
  },
};

function collectionsIn({ store, database }: Call): Collection[] {
  return store.catalog.all().filter(({ namespace }) => namespace.startsWith(`${database}.`));
}

export const dropDatabase: Command = {
  options: [],
  async run(call) {
    await remove(call, collectionsIn(call));
    return { dropped: call.database, ok: 1 };
  },
};

export const listCollections: Command = {
  options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run(call) {
    const { test } = compileFilter(documentOption(call.body, 'filter'));
    const described = collectionsIn(call).map(({ namespace, indexes }) => {
      const name = namespace.slice(call.database.length + 1);
      return encode({ name, type: 'collection', options: {}, info: { readOnly: false }, idIndex: indexes[0]?.spec });
    });
    return cursorReply('firstBatch', described.filter(test), 0, `${call.database}.$cmd.listCollections`);
  },
};
