import { asValue, documentOf, element, encode, rawOf } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection } from '../query/projection.js';
import type { Query } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import { compileUpdate } from '../update.js';
import { type Command, documentOption, flagOption } from './command.js';
import { deleteFirst, idElement, updateFirst } from './change.js';

/** Finds one document and changes or removes it, in one transaction. */
export const findAndModify: Command = {
  options: ['query', 'sort', 'update', 'remove', 'new', 'upsert', 'fields'],
  async run({ store, namespace, body }) {
    const from = documentOption(body, 'query');
    const query: Query = { filter: compileFilter(from), sort: parseSort(documentOption(body, 'sort')) };
    const projection = compileProjection(documentOption(body, 'fields'));
    const reply = (lastErrorObject: Buffer, document: Buffer | undefined) => {
      const value = document ? asValue(projection ? projection(document) : document) : rawOf(null);
      return documentOf(
        element('lastErrorObject', asValue(lastErrorObject)),
        element('value', value),
        element('ok', rawOf(1)),
      );
    };

    if (flagOption(body, 'remove')) {
      if (body['update'] !== undefined) throw new CommandError('FailedToParse', 'remove and update exclude each other');
      const removed = await store.write(() => deleteFirst(store, namespace, query));
      return reply(encode({ n: removed ? 1 : 0 }), removed);
    }
    const update = compileUpdate(body['update']);
    const upsertFrom = flagOption(body, 'upsert') ? from : undefined;
    const { before, after } = await store.write(() => updateFirst(store, namespace, query, update, upsertFrom));
    const lastErrorObject = documentOf(
      element('n', rawOf(after ? 1 : 0)),
      element('updatedExisting', rawOf(before !== undefined)),
      ...(after && !before ? [idElement('upserted', after)] : []),
    );
    return reply(lastErrorObject, flagOption(body, 'new') ? after : before);
  },
};
