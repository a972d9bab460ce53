import { ObjectId } from 'bson';
import { BsonType, encode, fieldOf } from '../bson/raw.js';
import { CommandError } from '../errors.js';

const ID = Buffer.from('_id');
/** Where the value of a leading `_id` begins: after the length, the type and the name. */
const LEADING_ID = 9;

/** A document to be stored: `_id` first, made here when the client sent none. */
export function withId(document: Buffer): Buffer {
  const id = fieldOf(document, 0, ID);
  if (id && (id.type === BsonType.array || id.type === BsonType.regex))
    throw new CommandError('BadValue', "The '_id' value cannot be of type array or regex");
  if (id?.start === LEADING_ID) return document;
  const headAt = id ? id.start - 5 : 4;
  const element = id ? document.subarray(headAt, id.end) : encode({ _id: new ObjectId() }).subarray(4, -1);
  const rest = [document.subarray(4, headAt), document.subarray(id?.end ?? 4)];
  const bytes = Buffer.concat([Buffer.alloc(4), element, ...rest]);
  bytes.writeInt32LE(bytes.length);
  return bytes;
}
