import { BsonType, fieldsOf, type RawField, type RawValue } from '../bson/raw.js';
import { parsePath } from '../bson/path.js';
import { CommandError, unsupported } from '../errors.js';
import type { Filter } from './conditions.js';
import { fieldFilter } from './field-filter.js';

/** Everything matches: an empty filter, or none. */
export const EVERYTHING: Filter = { test: () => true, conditions: [], exact: true };

/** All of several filters. */
export function allOf(filters: readonly Filter[]): Filter {
  const [first, second] = filters;
  if (first === undefined) return EVERYTHING;
  if (second === undefined) return first;
  return {
    test: (document) => filters.every((filter) => filter.test(document)),
    conditions: filters.flatMap((filter) => filter.conditions),
    exact: filters.every((filter) => filter.exact),
  };
}

function opaque(test: (document: Buffer) => boolean): Filter {
  return { test, conditions: [], exact: false };
}

/** Compiles a filter document. Throws CommandError, naming what it does not know. */
export function compileFilter(bytes: Buffer | undefined, start = 0): Filter {
  return bytes === undefined ? EVERYTHING : allOf(fieldsOf(bytes, start).map(clause));
}

function clause(field: RawField): Filter {
  if (!field.name.startsWith('$')) return fieldFilter(parsePath(field.name), field, compileFilter);
  switch (field.name) {
    case '$and':
      return allOf(branches(field));
    case '$or': {
      const filters = branches(field);
      const [only, another] = filters;
      if (only !== undefined && another === undefined) return only;
      return opaque((document) => filters.some((filter) => filter.test(document)));
    }
    case '$nor': {
      const filters = branches(field);
      return opaque((document) => !filters.some((filter) => filter.test(document)));
    }
    case '$comment':
      return EVERYTHING;
    case '$expr':
    case '$where':
    case '$text':
    case '$jsonSchema':
      throw unsupported(field.name);
    default:
      throw new CommandError('BadValue', `unknown top level operator: ${field.name}`);
  }
}

function branches(field: RawField): Filter[] {
  const elements: RawValue[] = field.type === BsonType.array ? fieldsOf(field.bytes, field.start) : [];
  if (elements.length === 0) throw new CommandError('BadValue', `${field.name} must be a nonempty array`);
  return elements.map((element) => {
    if (element.type !== BsonType.object)
      throw new CommandError('BadValue', `${field.name} argument's entries must be objects`);
    return compileFilter(element.bytes, element.start);
  });
}
