const ID = 4;
const RECORD = 6;

/** What every key of a collection or an index begins with. */
export function idPrefix(id: number): Buffer {
  const key = Buffer.allocUnsafe(ID);
  key.writeUInt32BE(id);
  return key;
}

export function recordKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(ID + RECORD);
  key.writeUInt32BE(collection);
  key.writeUIntBE(record, ID, RECORD);
  return key;
}

export function entryKey(index: number, fields: Buffer, record: number): Buffer {
  const key = Buffer.allocUnsafe(ID + fields.length + RECORD);
  key.writeUInt32BE(index);
  fields.copy(key, ID);
  key.writeUIntBE(record, ID + fields.length, RECORD);
  return key;
}

/** The record an index entry (or a record key) points to. */
export function recordOf(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD, RECORD);
}
