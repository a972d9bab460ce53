import type { Document } from 'bson';
import { successor } from '../bson/order-key.js';
import { decode, encode } from '../bson/raw.js';
import { parseSort, type SortField } from '../query/sort.js';
import type { Environment } from './environment.js';
import { idPrefix, recordOf } from './keys.js';

export interface Index {
  readonly id: number;
  readonly name: string;
  readonly spec: Document;
  readonly fields: readonly SortField[];
  readonly unique: boolean;
  readonly sparse: boolean;
}

/** An index that has the entries of all records up to this one. */
export interface Building {
  readonly index: Index;
  upTo: number;
}

export interface Collection {
  readonly id: number;
  readonly namespace: string;
  /** Complete indexes, which reads may use. */
  readonly indexes: Index[];
  building?: Building | undefined;
  nextRecord: number;
}

interface SavedCatalog {
  readonly nextId: number;
  readonly collections: readonly {
    readonly id: number;
    readonly namespace: string;
    readonly indexes: readonly { readonly id: number; readonly spec: Document }[];
  }[];
  readonly garbage?: readonly number[];
}

const CATALOG = Buffer.from('catalog');

/** The names of all collections and indexes. They are kept in memory, and saved as one record. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private nextId = 1;
  /** Ids of indexes that were never finished, whose entries must be cleared. */
  readonly garbage = new Set<number>();
  /** Whether memory is ahead of the disk after a failed write. */
  unsaved = false;

  constructor(private readonly tables: Environment) {
    const bytes = tables.meta.get(CATALOG);
    if (bytes === undefined) return;
    const saved = decode(bytes) as SavedCatalog;
    this.nextId = saved.nextId;
    this.garbage = new Set(saved.garbage);
    for (const { id, namespace, indexes } of saved.collections) {
      const prefix = idPrefix(id);
      const [last] = tables.records.getKeys({ start: successor(prefix), end: prefix, reverse: true, limit: 1 });
      const nextRecord = last === undefined ? 1 : recordOf(last) + 1;
      const known = indexes.map((index) => indexFrom(index.id, index.spec));
      this.collections.set(namespace, { id, namespace, nextRecord, indexes: known });
    }
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  /** Returns the collection, and makes it with its `_id` index if there is none. Runs in a write transaction. */
  ensure(namespace: string): Collection {
    const known = this.find(namespace);
    if (known) return known;
    const indexes = [this.newIndex({ v: 2, key: { _id: 1 }, name: '_id_' })];
    const collection: Collection = { id: this.nextId++, namespace, indexes, nextRecord: 1 };
    this.collections.set(namespace, collection);
    this.save();
    return collection;
  }

  newIndex(spec: Document): Index {
    return indexFrom(this.nextId++, spec);
  }

  /** Saves the names in a write transaction. An index that is being built does not count yet. */
  save(): void {
    const garbage = [...this.garbage];
    const collections = this.all().map(({ id, namespace, indexes, building }) => {
      if (building) garbage.push(building.index.id);
      return { id, namespace, indexes: indexes.map((index) => ({ id: index.id, spec: index.spec })) };
    });
    const saved: SavedCatalog = { nextId: this.nextId, collections, garbage };
    void this.tables.meta.put(CATALOG, encode(saved));
    this.unsaved = false;
  }
}

function indexFrom(id: number, spec: Document): Index {
  const { key, name, unique, sparse } = spec as { key: Document; name: string; unique?: boolean; sparse?: boolean };
  const fields = parseSort(encode(key));
  return { id, name, spec, fields, unique: name === '_id_' || unique === true, sparse: sparse === true };
}
