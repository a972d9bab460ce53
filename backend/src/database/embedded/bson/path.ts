import { BsonType, fieldOf, fieldsOf, type RawValue } from './raw.js';

/** A dotted path, its parts ready to be compared with raw field names. */
export interface Path {
  readonly text: string;
  readonly parts: readonly Buffer[];
}

export function parsePath(text: string): Path {
  return { text, parts: text.split('.').map((part) => Buffer.from(part)) };
}

export type Visit = (value: RawValue | undefined, throughArray: boolean) => void;

/** Calls `visit` for every value the path leads to, arrays on the way opened; undefined where a branch lacks it. */
export function walk(bytes: Buffer, { parts }: Path, visit: Visit): void {
  const enter = (start: number, at: number, opened: boolean) => {
    const part = parts[at];
    if (part !== undefined) follow(fieldOf(bytes, start, part), at + 1, opened);
  };
  const follow = (value: RawValue | undefined, at: number, opened: boolean) => {
    const part = parts[at];
    if (part === undefined || value === undefined) visit(value, opened);
    else if (value.type === BsonType.object) enter(value.start, at, opened);
    else if (value.type !== BsonType.array) visit(undefined, opened);
    else
      for (const element of elementsOf(value)) {
        if (element.name === part.toString()) follow(element, at + 1, true);
        if (element.type === BsonType.object) enter(element.start, at, true);
      }
  };
  enter(0, 0, false);
}

/** The elements of an array value. */
export function elementsOf(value: RawValue) {
  return fieldsOf(value.bytes, value.start);
}
