import { asValue, documentOf, element, rawOf } from '../bson/raw.js';
import { unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection } from '../query/projection.js';
import type { Query } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import { compileUpdate } from '../update.js';
import type { Command } from './command.js';
import { documentOption, flagOption } from './options.js';
import { idElement, updateFirst } from './change.js';

/** Finds one document and changes it, in one transaction. */
export const findAndModify: Command = {
  options: ['query', 'sort', 'update', 'remove', 'new', 'upsert', 'fields'],
  async run({ store, namespace, body }) {
    if (flagOption(body, 'remove')) throw unsupported('findAndModify with remove');
    const from = documentOption(body, 'query');
    const query: Query = { filter: compileFilter(from), sort: parseSort(documentOption(body, 'sort')) };
    const projection = compileProjection(documentOption(body, 'fields'));
    const update = compileUpdate(body['update']);
    const upsertFrom = flagOption(body, 'upsert') ? from : undefined;
    const { before, after } = await store.write(() => updateFirst(store, namespace, query, update, upsertFrom));
    const lastErrorObject = documentOf(
      element('n', rawOf(after ? 1 : 0)),
      element('updatedExisting', rawOf(before !== undefined)),
      ...(after && !before ? [idElement('upserted', after)] : []),
    );
    const document = flagOption(body, 'new') ? after : before;
    return documentOf(
      element('lastErrorObject', asValue(lastErrorObject)),
      element('value', document ? asValue(projection ? projection(document) : document) : rawOf(null)),
      element('ok', rawOf(1)),
    );
  },
};
