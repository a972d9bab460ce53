import { BsonType, fieldOf, fieldsOf, type RawValue } from './raw.js';

/** A dotted path, its parts ready to be compared with raw field names. */
export interface Path {
  readonly text: string;
  readonly parts: readonly Buffer[];
}

const DIGITS = /^\d+$/;

export function parsePath(text: string): Path {
  return { text, parts: text.split('.').map((part) => Buffer.from(part)) };
}

export type Visit = (value: RawValue | undefined, throughArray: boolean) => void;

/** Calls `visit` for every value the path leads to, arrays on the way opened; undefined where a branch lacks it. */
export function walk(bytes: Buffer, path: Path, visit: Visit): void {
  enter(bytes, 0, path.parts, 0, false, visit);
}

function enter(
  bytes: Buffer,
  start: number,
  parts: readonly Buffer[],
  at: number,
  opened: boolean,
  visit: Visit,
): void {
  const part = parts[at];
  if (part !== undefined) follow(fieldOf(bytes, start, part), parts, at + 1, opened, visit);
}

function follow(
  value: RawValue | undefined,
  parts: readonly Buffer[],
  at: number,
  opened: boolean,
  visit: Visit,
): void {
  const part = parts[at];
  if (part === undefined || value === undefined) {
    visit(value, opened);
    return;
  }
  if (value.type === BsonType.object) {
    enter(value.bytes, value.start, parts, at, opened, visit);
    return;
  }
  if (value.type !== BsonType.array) {
    visit(undefined, opened);
    return;
  }
  const name = part.toString();
  const index = DIGITS.test(name) ? name : undefined;
  for (const element of fieldsOf(value.bytes, value.start)) {
    if (element.name === index) follow(element, parts, at + 1, true, visit);
    if (element.type === BsonType.object) enter(element.bytes, element.start, parts, at, true, visit);
  }
}

/** The elements of an array value. */
export function elementsOf(value: RawValue): RawValue[] {
  return fieldsOf(value.bytes, value.start);
}
