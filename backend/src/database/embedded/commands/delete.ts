import { decodeShallow } from '../bson/raw.js';
import { compileFilter } from '../query/filter.js';
import type { Filter } from '../query/conditions.js';
import { plan } from '../query/planner.js';
import { findNow, patiently } from '../query/run.js';
import { scan, WHOLE } from '../query/scan.js';
import type { Store } from '../storage/store.js';
import { type Command, documentList, documentOption, namespaceOf } from './command.js';
import { checkHint } from './find.js';
import { checkStatement } from './update.js';
import { WriteErrors } from './write-errors.js';

const CHUNK = 250;

/** Deletes all that match, some per transaction; gives their number. */
export async function deleteMany(store: Store, namespace: string, filter: Filter): Promise<number> {
  const collection = store.catalog.find(namespace);
  if (!collection) return 0;
  const records: number[] = [];
  const found = scan(store, collection, { filter, sort: [], page: WHOLE, plan: plan(collection, filter, []) });
  for await (const { record } of patiently(found)) records.push(record);
  let deleted = 0;
  for (let from = 0; from < records.length; from += CHUNK) {
    deleted += await store.write(() => {
      let count = 0;
      for (const record of records.slice(from, from + CHUNK)) {
        const document = store.records.get(collection.id, record);
        if (document === undefined || !filter.test(document)) continue;
        store.remove(collection, record, document);
        count++;
      }
      return count;
    });
  }
  return deleted;
}

async function deleteOne(store: Store, namespace: string, filter: Filter): Promise<number> {
  return store.write(() => {
    const collection = store.catalog.find(namespace);
    const [found] = collection ? findNow(store, collection, { filter, sort: [], page: { skip: 0, limit: 1 } }) : [];
    if (!collection || !found) return 0;
    store.remove(collection, found.record, found.document);
    return 1;
  });
}

export const deleteCommand: Command = {
  options: ['deletes', 'ordered'],
  async run(call) {
    const namespace = namespaceOf(call);
    const errors = new WriteErrors(call.body['ordered'] !== false);
    let n = 0;
    for (const [index, bytes] of documentList(call.body, 'deletes').entries()) {
      if (errors.stop) break;
      try {
        const statement = decodeShallow(bytes);
        checkStatement(statement, ['q', 'limit', 'hint']);
        checkHint(call.store.catalog.find(namespace), statement['hint']);
        const filter = compileFilter(documentOption(statement, 'q'));
        const remove = Number(statement['limit']) === 1 ? deleteOne : deleteMany;
        n += await remove(call.store, namespace, filter);
      } catch (error) {
        errors.note(index, error);
      }
    }
    return { n, ...errors.report(), ok: 1 };
  },
};
