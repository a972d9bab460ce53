import { BsonType, elementsOf, fieldOf, type RawValue } from './raw.js';

/** A dotted path, its parts ready to be compared with raw field names. */
export interface Path {
  readonly text: string;
  readonly parts: readonly Buffer[];
}

/** @param text the path as a command names it, such as `contacts.phone` */
export function parsePath(text: string): Path {
  return { text, parts: text.split('.').map((part) => Buffer.from(part)) };
}

/** Calls `visit` for every value the path leads to, arrays on the way opened; undefined where a branch lacks it. */
export function walk(bytes: Buffer, { parts }: Path, visit: (value: RawValue | undefined) => void): void {
  const enter = (start: number, at: number) => {
    const part = parts[at];
    if (part !== undefined) follow(fieldOf(bytes, start, part), at + 1);
  };
  const follow = (value: RawValue | undefined, at: number) => {
    const part = parts[at];
    if (part === undefined || value === undefined) visit(value);
    else if (value.type === BsonType.object) enter(value.start, at);
    else if (value.type !== BsonType.array) visit(undefined);
    else
      for (const element of elementsOf(value)) {
        if (element.name === part.toString()) follow(element, at + 1);
        if (element.type === BsonType.object) enter(element.start, at);
      }
  };
  enter(0, 0);
}
