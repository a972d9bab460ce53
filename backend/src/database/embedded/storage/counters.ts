import type { Table } from './environment.js';
import type { Collection, Index } from './catalog.js';
import { idPrefix } from './keys.js';
import { truncated } from './index-keys.js';

/** Whether an index counts the documents per value of its first field: pointless where each value is unique. */
export function keepsCounts(index: Index): boolean {
  return !(index.unique && index.fields.length === 1) && !index.sparse && index.partial === undefined;
}

/** How many documents a collection has, and how many for each first-field value of an index. */
export class Counters {
  constructor(private readonly table: Table) {}

  total(collection: Collection): number {
    return this.read(idPrefix(collection.id));
  }

  ofValue(index: Index, firstField: Buffer): number {
    return this.read(valueKey(index, firstField));
  }

  /** In a write transaction. */
  addToTotal(collection: Collection, change: number): void {
    this.add(idPrefix(collection.id), change);
  }

  /** In a write transaction. */
  addToValue(index: Index, firstField: Buffer, change: number): void {
    this.add(valueKey(index, firstField), change);
  }

  private read(key: Buffer): number {
    return this.table.get(key)?.readUIntBE(0, 6) ?? 0;
  }

  private add(key: Buffer, change: number): void {
    const count = this.read(key) + change;
    if (count <= 0) {
      void this.table.remove(key);
      return;
    }
    const value = Buffer.allocUnsafe(6);
    value.writeUIntBE(count, 0, 6);
    void this.table.put(key, value);
  }
}

function valueKey(index: Index, firstField: Buffer): Buffer {
  return Buffer.concat([idPrefix(index.id), truncated(firstField)]);
}
