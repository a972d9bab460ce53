import { onDemand } from 'bson';
import { BsonType } from './raw.js';

/** Refuses a document whose inside does not hang together, before it is stored. Throws BSONError. */
export function checkDocument(bytes: Buffer, start = 0): void {
  for (const [type, , , offset] of onDemand.parseToElements(bytes, start))
    if (type === BsonType.object || type === BsonType.array) checkDocument(bytes, offset);
}
