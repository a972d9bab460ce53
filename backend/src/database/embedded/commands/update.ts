import type { Document } from 'bson';
import { decodeShallow, decodeTyped } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { plan } from '../query/planner.js';
import { findNow, patiently, type Query } from '../query/run.js';
import { scan, WHOLE } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import type { Collection } from '../storage/catalog.js';
import type { Store } from '../storage/store.js';
import { compileUpdate, type Update } from '../update/update.js';
import { type Command, documentList, documentOption, namespaceOf } from './command.js';
import { checkHint } from './find.js';
import { WriteErrors } from './write-errors.js';

/** Documents changed in one transaction of a statement that changes many. */
const CHUNK = 250;

const STATEMENT = ['q', 'u', 'multi', 'upsert', 'hint', 'sort'];
const EMPTY = Buffer.from([5, 0, 0, 0, 0]);

interface Outcome {
  matched: number;
  modified: number;
  upserted?: unknown;
}

/** Refuses, by name, what a statement of a bulk must not have. */
export function checkStatement(statement: Document, known: readonly string[]): void {
  const odd = Object.keys(statement).find((name) => !known.includes(name) && statement[name] !== undefined);
  if (odd) throw unsupported(`the option '${odd}' of a write`);
}

/** In a write transaction: changes one document if it needs changing. */
export function updateFound(
  store: Store,
  collection: Collection,
  record: number,
  before: Buffer,
  update: Update,
): Buffer | undefined {
  const after = update.apply(before);
  if (after.equals(before)) return undefined;
  store.replace(collection, record, before, after);
  return after;
}

/** In a write transaction: the first match changed, or (upserting) a new document. */
function updateOne(store: Store, namespace: string, query: Query, update: Update, upsertFrom?: Buffer): Outcome {
  const collection = store.catalog.find(namespace);
  const [found] = collection ? findNow(store, collection, { ...query, page: { skip: 0, limit: 1 } }) : [];
  if (collection && found)
    return { matched: 1, modified: updateFound(store, collection, found.record, found.document, update) ? 1 : 0 };
  if (!upsertFrom) return { matched: 0, modified: 0 };
  const document = update.upserted(upsertFrom);
  store.insert(collection ?? store.catalog.create(namespace), document);
  return { matched: 0, modified: 0, upserted: decodeTyped(document)['_id'] };
}

async function updateMany(
  store: Store,
  namespace: string,
  query: Query,
  update: Update,
  outcome: Outcome,
): Promise<void> {
  const collection = store.catalog.find(namespace);
  if (!collection) return;
  const records: number[] = [];
  const found = scan(store, collection, { ...query, page: WHOLE, plan: plan(collection, query.filter, []) });
  for await (const { record } of patiently(found)) records.push(record);
  for (let from = 0; from < records.length; from += CHUNK) {
    let refused: Error | undefined;
    const change = await store.write(() => {
      const chunk = { matched: 0, modified: 0 };
      for (const record of records.slice(from, from + CHUNK)) {
        const document = store.records.get(collection.id, record);
        if (document === undefined || !query.filter.test(document)) continue;
        try {
          if (updateFound(store, collection, record, document, update)) chunk.modified++;
          chunk.matched++;
        } catch (error) {
          refused = error as Error;
          break;
        }
      }
      return chunk;
    });
    outcome.matched += change.matched;
    outcome.modified += change.modified;
    if (refused !== undefined) throw refused;
  }
}

async function updateStatement(store: Store, namespace: string, bytes: Buffer, outcome: Outcome): Promise<void> {
  const statement = decodeShallow(bytes);
  checkStatement(statement, STATEMENT);
  checkHint(store.catalog.find(namespace), statement['hint']);
  const filter = documentOption(statement, 'q') ?? EMPTY;
  const query: Query = {
    filter: compileFilter(filter),
    sort: parseSort(documentOption(statement, 'sort')),
    page: WHOLE,
  };
  const update = compileUpdate(statement['u']);
  const upsertFrom = statement['upsert'] === true ? filter : undefined;
  if (statement['multi'] === true) {
    if (update.replaces)
      throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
    await updateMany(store, namespace, query, update, outcome);
    if (outcome.matched > 0 || !upsertFrom) return;
  }
  Object.assign(outcome, await store.write(() => updateOne(store, namespace, query, update, upsertFrom)));
}

export const updateCommand: Command = {
  options: ['updates', 'ordered', 'bypassDocumentValidation'],
  async run(call) {
    const errors = new WriteErrors(call.body['ordered'] !== false);
    const upserted: Document[] = [];
    let [matched, modified] = [0, 0];
    for (const [index, statement] of documentList(call.body, 'updates').entries()) {
      if (errors.stop) break;
      const outcome: Outcome = { matched: 0, modified: 0 };
      try {
        await updateStatement(call.store, namespaceOf(call), statement, outcome);
      } catch (error) {
        errors.note(index, error);
      }
      matched += outcome.matched;
      modified += outcome.modified;
      if (outcome.upserted !== undefined) upserted.push({ index, _id: outcome.upserted });
    }
    return {
      n: matched + upserted.length,
      nModified: modified,
      ...(upserted.length > 0 && { upserted }),
      ...errors.report(),
      ok: 1,
    };
  },
};
