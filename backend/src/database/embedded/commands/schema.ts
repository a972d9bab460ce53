import type { Document } from 'bson';
import { decode, encode } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import type { Collection } from '../storage/catalog.js';
import { compileFilter } from '../query/filter.js';
import { buildIndex } from '../storage/build-index.js';
import type { Command } from './command.js';
import { documentList, documentOption, flagOption } from './options.js';
import { cursorReply } from './cursors.js';

const KNOWN = ['key', 'name', 'unique', 'sparse', 'expireAfterSeconds', 'v'];
const MOST_SECONDS = 2 ** 31 - 1;

/** An index as it was asked for. Throws, by name, for kinds this store does not have. */
function specificationOf(bytes: Buffer): Document {
  const given = decode(bytes);
  const odd = Object.keys(given).find((name) => !KNOWN.includes(name));
  if (odd) throw unsupported(`the index option '${odd}'`);
  const { key, name, expireAfterSeconds } = given as Record<string, unknown>;
  if (typeof key !== 'object' || key === null || Object.keys(key).length === 0)
    throw new CommandError('BadValue', 'Index keys cannot be empty.');
  if (typeof name !== 'string' || name === '') throw new CommandError('TypeMismatch', 'an index needs a name');
  for (const [path, direction] of Object.entries(key as Record<string, unknown>)) {
    if (direction !== 1 && direction !== -1) throw unsupported(`an index of the kind ${String(direction)} (${path})`);
    // JavaScript puts a name that is a number first: the order of the key would be lost.
    if (/^\d+$|^$|(^|\.)(\$|\.|$)/.test(path)) throw unsupported(`an index on the field '${path}'`);
  }
  const [unique, sparse] = [flagOption(given, 'unique'), flagOption(given, 'sparse')];
  const age = expireAfterSeconds === undefined ? {} : { expireAfterSeconds: secondsOf(expireAfterSeconds, key) };
  return { v: 2, key, name, ...(unique && { unique }), ...(sparse && { sparse }), ...age };
}

function secondsOf(value: unknown, key: object): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MOST_SECONDS)
    throw new CommandError('CannotCreateIndex', `expireAfterSeconds must be a whole number from 0 to ${MOST_SECONDS}`);
  if (Object.keys(key).length > 1 || '_id' in key)
    throw new CommandError('CannotCreateIndex', 'expireAfterSeconds is for an index of one field other than _id');
  return value;
}

/** Whether an index is not there yet. Throws for one that contradicts what is there. */
function isNew({ indexes }: Collection, wanted: Document): boolean {
  const same = (spec: Document, part: string) => JSON.stringify(spec[part]) === JSON.stringify(wanted[part]);
  const found = indexes.find(({ spec }) => same(spec, 'key') || same(spec, 'name'));
  if (found === undefined) return true;
  if (found.name === '_id_' || JSON.stringify(found.spec) === JSON.stringify(wanted)) return false;
  throw new CommandError('IndexOptionsConflict', `Another index has this name or this key: ${found.name}`);
}

export const createIndexes: Command = {
  options: ['indexes'],
  async run({ store, namespace, body }) {
    const wanted = documentList(body, 'indexes').map(specificationOf);
    const before = store.catalog.find(namespace);
    const numIndexesBefore = before?.indexes.length ?? 1;
    for (const specification of wanted)
      if (!before || isNew(before, specification))
        await buildIndex(store, namespace, specification, (collection) => isNew(collection, specification));
    const numIndexesAfter = store.catalog.find(namespace)?.indexes.length ?? 1;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically: before === undefined, ok: 1 };
  },
};

export const listIndexes: Command = {
  options: ['cursor'],
  run({ store, namespace }) {
    const collection = store.catalog.find(namespace);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
    const specifications = collection.indexes.map(({ spec }) => encode(spec));
    return cursorReply('firstBatch', specifications, 0, namespace);
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
