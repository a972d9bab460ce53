import { decodeTyped } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection } from '../query/projection.js';
import type { Query } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import { compileUpdate } from '../update.js';
import { type Command, documentOption } from './command.js';
import { deleteFirst, idOf, updateFirst } from './write.js';

/** Finds one document and changes or removes it, in one transaction. */
export const findAndModify: Command = {
  options: ['query', 'sort', 'update', 'remove', 'new', 'upsert', 'fields'],
  async run({ store, namespace, body }) {
    const from = documentOption(body, 'query');
    const query: Query = { filter: compileFilter(from), sort: parseSort(documentOption(body, 'sort')) };
    const projection = compileProjection(documentOption(body, 'fields'));
    const shown = (document: Buffer | undefined) =>
      document ? decodeTyped(projection ? projection(document) : document) : null;

    if (body['remove'] === true) {
      if (body['update'] !== undefined) throw new CommandError('FailedToParse', 'remove and update exclude each other');
      const removed = await store.write(() => deleteFirst(store, namespace, query));
      return { lastErrorObject: { n: removed ? 1 : 0 }, value: shown(removed), ok: 1 };
    }
    const update = compileUpdate(body['update']);
    const upsertFrom = body['upsert'] === true ? from : undefined;
    const { before, after } = await store.write(() => updateFirst(store, namespace, query, update, upsertFrom));
    const lastErrorObject = {
      n: after ? 1 : 0,
      updatedExisting: before !== undefined,
      ...(after && !before && { upserted: idOf(after) }),
    };
    return { lastErrorObject, value: shown(body['new'] === true ? after : before), ok: 1 };
  },
};
