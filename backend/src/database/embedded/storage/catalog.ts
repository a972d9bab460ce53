import type { Document } from 'bson';
import { decodeTyped, encode, fieldOf } from '../bson/raw.js';
import { compileFilter } from '../query/filter.js';
import type { Filter } from '../query/conditions.js';
import { parseSort, type SortField } from '../query/sort.js';
import type { Table } from './environment.js';
import type { Records } from './records.js';

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
  /** Whether memory knows more than the disk, after a write that failed. */
  unsaved = false;

  constructor(
    private readonly table: Table,
    records: Records,
  ) {
    this.load(records);
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

  /** In a write transaction: a collection without its name; `restore` undoes it when the transaction fails. */
  remove(collection: Collection): void {
    this.collections.delete(collection.namespace);
    this.save();
  }

  restore(collection: Collection): void {
    this.collections.set(collection.namespace, collection);
  }

  /** In a write transaction: runs `action` with what memory knows on disk first. */
  keepInStep<T>(action: () => T): T {
    if (this.unsaved) this.save();
    this.unsaved = false;
    try {
      return action();
    } catch (error) {
      this.unsaved = true;
      throw error;
    }
  }

  /** In a write transaction: puts the names on disk with whatever else the transaction writes. */
  save(): void {
    const collections = this.all().map(({ id, namespace, indexes }) => ({
      id,
      namespace,
      indexes: indexes.map(({ id, spec, multikey, longKeys }) => ({ id, spec, multikey, longKeys })),
    }));
    void this.table.put(CATALOG, encode({ nextId: this.nextId, collections }));
  }

  private load(records: Records): void {
    const bytes = this.table.get(CATALOG);
    if (bytes === undefined) return;
    const saved = decodeTyped(bytes) as SavedCatalog;
    this.nextId = Number(saved.nextId);
    for (const { id, namespace, indexes } of saved.collections) {
      const loaded = indexes.map(({ id, spec, multikey, longKeys }) => ({
        ...indexFrom(Number(id), spec),
        multikey,
        longKeys,
      }));
      this.restore({ id: Number(id), namespace, nextRecord: records.last(Number(id)) + 1, indexes: loaded });
    }
  }
}

/** Numbers come back in their BSON types. */
interface SavedCatalog {
  nextId: unknown;
  collections: {
    id: unknown;
    namespace: string;
    indexes: { id: unknown; spec: Document; multikey: boolean; longKeys: boolean }[];
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
