import { isDeepStrictEqual } from 'node:util';
import type { HydratedDocument } from 'mongoose';
import { ValidationError } from '../errors/exceptions.js';

/** A stored record, or a document of it. */
interface Stored {
  get(field: string): unknown;
}

/**
 * The fields that an update sent. Records may hold values that the rules refuse today, and old clients send whole records
 * back, so only fields that differ from the stored record are changes and are validated.
 */
export interface Changes<T> {
  /**
   * The sent fields that differ from the record's.
   * @throws ValidationError (400) with one message for each of them that is wrong
   */
  against(record: Stored): T;
}

/** A body that its service checks, once it has found the record: an unknown id is a 404 whatever the body is. */
export interface Unchecked<T> {
  /** @throws ValidationError (400) with one message for each field that is wrong */
  checked(): T;
}

/** The type of the fields that changes may have. */
export type ChangedBy<Dto> = Dto extends Changes<infer Fields> ? Fields : never;

/**
 * @param sent the fields as they came
 * @param cleaned the same as they would be stored
 * @param errors what is wrong with them
 */
export function changesIn(
  sent: Readonly<Record<string, unknown>>,
  cleaned: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, string>>,
): Changes<Readonly<Record<string, unknown>>> {
  return {
    against(record) {
      const isChanged = ([field]: [string, unknown]): boolean =>
        ![sent[field], cleaned[field]].some((value) => isDeepStrictEqual(plain(value), plain(record.get(field))));
      const wrong = Object.entries(errors).filter(isChanged);
      if (wrong.length > 0) throw new ValidationError(Object.fromEntries(wrong));
      return Object.fromEntries(Object.entries(cleaned).filter(isChanged));
    },
  };
}

/** Turns a stored value into the form that an answer has. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? [...(value as unknown[])] : (value ?? null);
}

/** The names of the fields whose values differ from the record's. A missing field equals an undefined one. */
export function changedFields<Stored>(record: HydratedDocument<Stored>, changes: object): string[] {
  return Object.entries(changes)
    .filter(([name, value]) => !isDeepStrictEqual(record.get(name) ?? undefined, (value as unknown) ?? undefined))
    .map(([name]) => name);
}
