import type { Document } from 'bson';
import { decodeTyped } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection } from '../query/projection.js';
import { findNow, type Query } from '../query/run.js';
import { parseSort } from '../query/sort.js';
import { compileUpdate } from '../update/update.js';
import { collectionOf, type Command, documentOption, namespaceOf } from './command.js';
import { checkHint } from './find.js';
import { updateFound } from './update.js';

const EMPTY = Buffer.from([5, 0, 0, 0, 0]);

/** Finds one document and changes or removes it, in one transaction. */
export const findAndModify: Command = {
  options: ['query', 'sort', 'update', 'remove', 'new', 'upsert', 'fields', 'hint', 'bypassDocumentValidation'],
  async run(call) {
    const { body, store } = call;
    const namespace = namespaceOf(call);
    const removes = body['remove'] === true;
    if (removes === (body['update'] !== undefined))
      throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified, not both');
    const filter = documentOption(body, 'query') ?? EMPTY;
    const query: Query = {
      filter: compileFilter(filter),
      sort: parseSort(documentOption(body, 'sort')),
      page: { skip: 0, limit: 1 },
    };
    const update = removes ? undefined : compileUpdate(body['update']);
    const projection = compileProjection(documentOption(body, 'fields'));
    checkHint(collectionOf(call), body['hint']);
    const shown = (document: Buffer): Document => decodeTyped(projection ? projection(document) : document);

    return store.write(() => {
      const collection = store.catalog.find(namespace);
      const [found] = collection ? findNow(store, collection, query) : [];
      if (!update) {
        if (collection && found) store.remove(collection, found.record, found.document);
        return { lastErrorObject: { n: found ? 1 : 0 }, value: found ? shown(found.document) : null, ok: 1 };
      }
      if (collection && found) {
        const after = updateFound(store, collection, found.record, found.document, update) ?? found.document;
        const value = shown(body['new'] === true ? after : found.document);
        return { lastErrorObject: { n: 1, updatedExisting: true }, value, ok: 1 };
      }
      if (body['upsert'] !== true) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
      const document = update.upserted(filter);
      store.insert(collection ?? store.catalog.create(namespace), document);
      const upserted: unknown = decodeTyped(document)['_id'];
      return {
        lastErrorObject: { n: 1, updatedExisting: false, upserted },
        value: body['new'] === true ? shown(document) : null,
        ok: 1,
      };
    });
  },
};
