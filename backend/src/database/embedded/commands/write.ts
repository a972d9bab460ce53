import type { Document } from 'bson';
import { asValue, BsonType, checkDocument, decodeShallow, documentOf, element, encode, rawOf } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { BATCH_SIZE } from '../storage/store.js';
import { compileUpdate, withId } from '../update.js';
import { type Counts, deleteFirst, deleteMany, idElement, updateFirst, updateMany } from './change.js';
import type { Call, Command } from './command.js';
import { documentList, documentOption, flagOption, numberOption } from './options.js';

/** Errors that refuse a command as a whole. */
const OF_COMMANDS = ['LockTimeout', 'WriteConflict', 'NoSuchTransaction', 'TransactionTooLarge'];

/** The errors of single statements in a bulk, in MongoDB's form. */
class WriteErrors {
  private readonly list: Document[] = [];
  private readonly ordered: boolean;

  constructor(body: Document) {
    this.ordered = flagOption(body, 'ordered', true);
  }

  /** Forgets those of statements that are tried again. */
  forget(from: number): void {
    this.list.splice(0, Infinity, ...this.list.filter(({ index }) => index < from));
  }

  /** An ordered bulk ends with its first error. */
  get stop(): boolean {
    return this.ordered && this.list.length > 0;
  }

  /** Notes what a statement was refused for; everything else is thrown on, and what refuses the command as a whole. */
  note(index: number, error: unknown): void {
    if (!(error instanceof CommandError) || OF_COMMANDS.includes(error.codeName)) throw error;
    this.list.push({ index, code: error.code, errmsg: error.message, ...error.details });
  }

  /** Notes that of these statements nothing was written, whatever else was wrong with some of them. */
  noteAll(from: number, to: number, error: unknown): void {
    if (!(error instanceof CommandError) || OF_COMMANDS.includes(error.codeName)) throw error;
    const earlier = this.list.splice(0).filter(({ index }) => index < from || !this.ordered);
    this.list.push(...earlier);
    for (let index = from; index < to && !this.stop; index++) {
      if (!earlier.some((each) => each['index'] === index)) this.note(index, error);
    }
    this.list.sort((a, b) => a['index'] - b['index']);
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
    for (let from = 0; from < documents.length && !errors.stop; from += BATCH_SIZE) {
      const insertChunk = () => {
        errors.forget(from);
        const collection = store.catalog.ensure(namespace);
        let inserted = 0;
        for (const [i, document] of documents.slice(from, from + BATCH_SIZE).entries()) {
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
        errors.noteAll(from, Math.min(from + BATCH_SIZE, documents.length), error);
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

export const deleteCommand: Command = {
  options: ['deletes', 'ordered'],
  async run(call) {
    const { store, namespace } = call;
    const counts: Counts = { matched: 0, changed: 0 };
    const report = await inTurn(call, 'deletes', ['q', 'limit'], async (statement) => {
      const filter = compileFilter(documentOption(statement, 'q'));
      const limit = numberOption(statement, 'limit', 2);
      if (limit > 1) throw new CommandError('FailedToParse', 'the limit of a delete must be 0 or 1');
      if (limit === 0) await deleteMany(store, namespace, filter, counts);
      else if (await store.write(() => deleteFirst(store, namespace, { filter }))) counts.changed++;
    });
    return { n: counts.changed, ...report, ok: 1 };
  },
};

export const update: Command = {
  options: ['updates', 'ordered'],
  async run(call) {
    const { store, namespace } = call;
    const upserted: Buffer[] = [];
    const counts: Counts = { matched: 0, changed: 0 };
    const report = await inTurn(call, 'updates', ['q', 'u', 'multi', 'upsert'], async (statement, index) => {
      const from = documentOption(statement, 'q');
      const filter = compileFilter(from);
      const compiled = compileUpdate(statement['u']);
      const upsertFrom = flagOption(statement, 'upsert') ? from : undefined;
      if (flagOption(statement, 'multi')) {
        const earlier = counts.matched;
        await updateMany(store, namespace, filter, counts, compiled);
        if (counts.matched > earlier || !upsertFrom) return;
      }
      const { before, after } = await store.write(() =>
        updateFirst(store, namespace, { filter }, compiled, upsertFrom),
      );
      if (before) counts.matched++;
      else if (after) upserted.push(documentOf(element('index', rawOf(index)), idElement('_id', after)));
      if (before && after !== before) counts.changed++;
    });
    const { matched, changed } = counts;
    const told = encode({ n: matched + upserted.length, nModified: changed, ...report, ok: 1 }).subarray(4, -1);
    const list = documentOf(...upserted.map((each, i) => element(String(i), asValue(each))));
    return documentOf(told, ...(upserted.length > 0 ? [element('upserted', asValue(list, BsonType.array))] : []));
  },
};
