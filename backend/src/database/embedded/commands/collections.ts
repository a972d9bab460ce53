import { encode } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { dropCollection } from '../storage/pieces.js';
import { type Command, documentOption } from './command.js';
import { cursorReply } from './cursors.js';

export const drop: Command = {
  options: [],
  async run({ store, namespace }) {
    const dropped = await dropCollection(store, namespace);
    if (!dropped) throw new CommandError('NamespaceNotFound', 'ns not found');
    return { ns: namespace, nIndexesWas: dropped.indexes.length, ok: 1 };
  },
};

export const listCollections: Command = {
  options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run({ store, database, body }) {
    const { test } = compileFilter(documentOption(body, 'filter'));
    const own = store.catalog.all().filter(({ namespace }) => namespace.startsWith(`${database}.`));
    const described = own.map(({ namespace, indexes }) => {
      const name = namespace.slice(database.length + 1);
      return encode({ name, type: 'collection', options: {}, info: { readOnly: false }, idIndex: indexes[0]?.spec });
    });
    return cursorReply('firstBatch', described.filter(test), 0, `${database}.$cmd.listCollections`);
  },
};
