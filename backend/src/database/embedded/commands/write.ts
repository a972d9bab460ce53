import type { Document } from 'bson';
import { asValue, BsonType, checkDocument, decodeShallow, documentOf, element, encode, fieldOf, rawOf } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter, type Filter } from '../query/filter.js';
import { find, findFirst, type Query } from '../query/scan.js';
import type { Collection } from '../storage/catalog.js';
import type { Found, Store } from '../storage/store.js';
import { compileUpdate, type Update, withId } from '../update.js';
import { type Call, type Command, documentList, documentOption, flagOption, numberOption } from './command.js';

/** Documents written in one transaction: more of them would keep others waiting. */
const CHUNK = 250;
const ID = Buffer.from('_id');

/** The errors of single statements in a bulk, in MongoDB's form. */
class WriteErrors {
  private readonly list: Document[] = [];
  private readonly ordered: boolean;

  constructor(body: Document) {
    this.ordered = flagOption(body, 'ordered', true);
  }

  /** An ordered bulk ends with its first error. */
  get stop(): boolean {
    return this.ordered && this.list.length > 0;
  }

  /** Notes what a statement was refused for; everything else is thrown on. */
  note(index: number, error: unknown): void {
    if (!(error instanceof CommandError)) throw error;
    this.list.push({ index, code: error.code, errmsg: error.message, ...error.details });
  }

  /** The part of a reply that tells them; empty when there are none. */
  report(): Document {
    return this.list.length > 0 ? { writeErrors: this.list } : {};
  }
}

export const insert: Command = {
  options: ['documents', 'ordered'],
  async run({ store, namespace, body }) {
    const documents = documentList(body, 'documents');
    const errors = new WriteErrors(body);
    let n = 0;
    for (let from = 0; from < documents.length && !errors.stop; from += CHUNK) {
      const insertChunk = () => {
        const collection = store.catalog.ensure(namespace);
        let inserted = 0;
        for (const [i, document] of documents.slice(from, from + CHUNK).entries()) {
          if (errors.stop) break;
          try {
            checkDocument(document);
            store.insert(collection, withId(document));
            inserted++;
          } catch (error) {
            errors.note(from + i, error);
          }
        }
        return inserted;
      };
      try {
        n += await store.write(insertChunk);
      } catch (error) {
        errors.note(from, error);
        break;
      }
    }
    return { n, ...errors.report(), ok: 1 };
  },
};

/** Runs the statements of a bulk one after the other, as far as the errors allow. */
async function inTurn(
  { body }: Call,
  list: string,
  options: readonly string[],
  run: (statement: Document, index: number) => Promise<void>,
): Promise<Document> {
  const errors = new WriteErrors(body);
  for (const [index, bytes] of documentList(body, list).entries()) {
    if (errors.stop) break;
    try {
      const statement = decodeShallow(bytes);
      const odd = Object.keys(statement).find((name) => !options.includes(name));
      if (odd) throw unsupported(`the option '${odd}' of a write`);
      await run(statement, index);
    } catch (error) {
      errors.note(index, error);
    }
  }
  return errors.report();
}

/** Does something to every document a filter finds, some per transaction; counts them, and those it changed. */
async function toEach(
  store: Store,
  collection: Collection | undefined,
  filter: Filter,
  act: (collection: Collection, found: Found) => boolean,
): Promise<{ matched: number; changed: number }> {
  const counts = { matched: 0, changed: 0 };
  if (!collection) return counts;
  const records: number[] = [];
  for await (const { record } of find(store, collection, { filter })) records.push(record);
  for (let from = 0; from < records.length; from += CHUNK) {
    const outcomes = await store.write(() =>
      records.slice(from, from + CHUNK).flatMap((record) => {
        const document = store.get(collection, record);
        // What was found a while ago may have changed since.
        return document && filter.test(document) ? [act(collection, { record, document })] : [];
      }),
    );
    counts.matched += outcomes.length;
    counts.changed += outcomes.filter(Boolean).length;
  }
  return counts;
}

/** Deletes all that match; gives their number. */
export async function deleteMany(store: Store, namespace: string, filter: Filter): Promise<number> {
  const { changed } = await toEach(store, store.catalog.find(namespace), filter, (collection, found) => {
    store.remove(collection, found);
    return true;
  });
  return changed;
}

/** In a write transaction: deletes the first document a query finds, and gives it. */
export function deleteFirst(store: Store, namespace: string, query: Query): Buffer | undefined {
  const collection = store.catalog.find(namespace);
  const found = collection && findFirst(store, collection, query);
  if (found) store.remove(collection, found);
  return found?.document;
}

export const deleteCommand: Command = {
  options: ['deletes', 'ordered'],
  async run(call) {
    const { store, namespace } = call;
    let n = 0;
    const report = await inTurn(call, 'deletes', ['q', 'limit'], async (statement) => {
      const filter = compileFilter(documentOption(statement, 'q'));
      const limit = numberOption(statement, 'limit', 2);
      if (limit > 1) throw new CommandError('FailedToParse', 'the limit of a delete must be 0 or 1');
      if (limit === 0) n += await deleteMany(store, namespace, filter);
      else if (await store.write(() => deleteFirst(store, namespace, { filter }))) n++;
    });
    return { n, ...report, ok: 1 };
  },
};

/** In a write transaction: the document after the update, written only when it is another one. */
function change(store: Store, collection: Collection, found: Found, update: Update): Buffer {
  const after = update.apply(found.document);
  if (after.equals(found.document)) return found.document;
  store.replace(collection, found, after);
  return after;
}

/** In a write transaction: the first document a query finds, before and after the update; or the one upserted. */
export function updateFirst(
  store: Store,
  namespace: string,
  query: Query,
  update: Update,
  upsertFrom: Buffer | undefined,
): { before?: Buffer; after?: Buffer } {
  const collection = store.catalog.find(namespace);
  const found = collection && findFirst(store, collection, query);
  if (found) return { before: found.document, after: change(store, collection, found, update) };
  if (!upsertFrom) return {};
  const after = update.upserted(upsertFrom);
  store.insert(store.catalog.ensure(namespace), after);
  return { after };
}

/** The `_id` of a document that was upserted, as a reply tells it: in its very bytes. */
export function idElement(name: string, document: Buffer): Buffer {
  return element(name, fieldOf(document, 0, ID) ?? rawOf(null));
}

export const update: Command = {
  options: ['updates', 'ordered'],
  async run(call) {
    const { store, namespace } = call;
    const upserted: Buffer[] = [];
    let [matched, nModified] = [0, 0];
    const report = await inTurn(call, 'updates', ['q', 'u', 'multi', 'upsert'], async (statement, index) => {
      const from = documentOption(statement, 'q');
      const filter = compileFilter(from);
      const compiled = compileUpdate(statement['u']);
      const upsertFrom = flagOption(statement, 'upsert') ? from : undefined;
      if (flagOption(statement, 'multi')) {
        const many = await toEach(
          store,
          store.catalog.find(namespace),
          filter,
          (collection, found) => change(store, collection, found, compiled) !== found.document,
        );
        matched += many.matched;
        nModified += many.changed;
        if (many.matched > 0 || !upsertFrom) return;
      }
      const { before, after } = await store.write(() =>
        updateFirst(store, namespace, { filter }, compiled, upsertFrom),
      );
      if (before) matched++;
      else if (after) upserted.push(documentOf(element('index', rawOf(index)), idElement('_id', after)));
      if (before && after !== before) nModified++;
    });
    const counts = encode({ n: matched + upserted.length, nModified, ...report, ok: 1 }).subarray(4, -1);
    const list = documentOf(...upserted.map((each, i) => element(String(i), asValue(each))));
    return documentOf(counts, ...(upserted.length > 0 ? [element('upserted', asValue(list, BsonType.array))] : []));
  },
};
