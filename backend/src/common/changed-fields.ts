import { isDeepStrictEqual } from 'node:util';
import type { HydratedDocument } from 'mongoose';

/** Which of these fields a record has otherwise, before they are set; a field that is left out and an empty one are the same. */
export function changedFields<Stored>(record: HydratedDocument<Stored>, changes: object): string[] {
  return Object.entries(changes)
    .filter(([name, value]) => !isDeepStrictEqual(record.get(name) ?? undefined, (value as unknown) ?? undefined))
    .map(([name]) => name);
}
