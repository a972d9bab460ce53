import type { Document } from 'bson';
import { decodeTyped, encode, fieldOf } from '../bson/raw.js';
import { compileFilter } from '../query/filter.js';
import type { Filter } from '../query/conditions.js';
import { parseSort, type SortField } from '../query/sort.js';
import type { Environment } from './environment.js';
import { idPrefix, recordOf } from './keys.js';
import { successor } from '../bson/order-key.js';

export interface Index {
  readonly id: number;
  readonly name: string;
  readonly spec: Document;
  readonly fields: readonly SortField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial?: Filter;
  /** Set with the first array, or the first key too long to be held whole; from then on entries are re-checked. */
  multikey: boolean;
  longKeys: boolean;
}

export interface Collection {
  readonly id: number;
  readonly namespace: string;
  readonly indexes: Index[];
  nextRecord: number;
}

const CATALOG = Buffer.from('catalog');

/** The names: which collections and indexes there are. Kept in memory, saved as one record. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private nextId = 1;

  constructor(private readonly environment: Environment) {
    this.load();
  }

  get isEmpty(): boolean {
    return this.collections.size === 0;
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  /** In a write transaction: a new collection with its `_id` index. */
  create(namespace: string): Collection {
    const collection: Collection = { id: this.nextId++, namespace, indexes: [], nextRecord: 1 };
    this.collections.set(namespace, collection);
    collection.indexes.push(this.newIndex({ v: 2, key: { _id: 1 }, name: '_id_' }));
    this.save();
    return collection;
  }

  newIndex(spec: Document): Index {
    return indexFrom(this.nextId++, spec);
  }

  remove(collection: Collection): void {
    this.collections.delete(collection.namespace);
    this.save();
  }

  /** In a write transaction: puts the names on disk with whatever else the transaction writes. */
  save(): void {
    const collections = this.all().map(({ id, namespace, indexes }) => ({
      id,
      namespace,
      indexes: indexes.map(({ id, spec, multikey, longKeys }) => ({ id, spec, multikey, longKeys })),
    }));
    void this.environment.meta.put(CATALOG, encode({ nextId: this.nextId, collections }));
  }

  /** Forgets what is only in memory: called when a transaction that changed names has failed. */
  load(): void {
    this.collections.clear();
    const bytes = this.environment.meta.get(CATALOG);
    if (bytes === undefined) return;
    const saved = decodeTyped(bytes) as SavedCatalog;
    this.nextId = Number(saved.nextId);
    for (const { id, namespace, indexes } of saved.collections) {
      const collection = Number(id);
      this.collections.set(namespace, {
        id: collection,
        namespace,
        nextRecord: this.lastRecord(collection) + 1,
        indexes: indexes.map(({ id, spec, multikey, longKeys }) => ({
          ...indexFrom(Number(id), spec),
          multikey,
          longKeys,
        })),
      });
    }
  }

  private lastRecord(collection: number): number {
    const prefix = idPrefix(collection);
    const [last] = this.environment.records.getKeys({ start: successor(prefix), end: prefix, reverse: true, limit: 1 });
    return last === undefined ? 0 : recordOf(last);
  }
}

interface SavedCatalog {
  nextId: number;
  collections: {
    id: number;
    namespace: string;
    indexes: { id: number; spec: Document; multikey: boolean; longKeys: boolean }[];
  }[];
}

const KEY = Buffer.from('key');
const PARTIAL = Buffer.from('partialFilterExpression');

function indexFrom(id: number, spec: Document): Index {
  const bytes = encode(spec);
  const key = fieldOf(bytes, 0, KEY);
  const partial = fieldOf(bytes, 0, PARTIAL);
  const name = String(spec['name']);
  return {
    id,
    name,
    spec,
    fields: parseSort(key && bytes.subarray(key.start, key.end)),
    unique: name === '_id_' || spec['unique'] === true,
    sparse: spec['sparse'] === true,
    ...(partial && { partial: compileFilter(bytes, partial.start) }),
    multikey: false,
    longKeys: false,
  };
}
