import type { Document } from 'bson';
import { BsonType, decodeTyped, encode, fieldsOf, isDocument, plain, type RawField, without } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';

export type Projection = (document: Buffer) => Buffer;

/** The paths named; `true` at a leaf. */
type Tree = Map<string, Tree | true>;

/** Compiles an inclusion or an exclusion; undefined when everything is wanted. Throws on operators and expressions. */
export function compileProjection(bytes: Buffer | undefined): Projection | undefined {
  const fields = bytes ? flatten(fieldsOf(bytes), '') : [];
  const others = fields.filter(({ path }) => path !== '_id');
  const keep = (others[0] ?? fields[0])?.keep;
  if (keep === undefined) return undefined;
  const odd = others.find((field) => field.keep !== keep);
  if (odd) throw new CommandError('BadValue', `Cannot mix inclusion and exclusion in a projection (${odd.path})`);
  const id = fields.find(({ path }) => path === '_id')?.keep ?? true;
  const paths = [...others.map(({ path }) => path), ...(id === keep ? ['_id'] : [])];
  if (!keep && paths.every((path) => !path.includes('.'))) {
    const names = paths.map((path) => Buffer.from(path));
    return (document) => without(document, names);
  }
  const tree: Tree = new Map();
  for (const path of paths) plant(tree, path.split('.'));
  return (document) => encode(cut(decodeTyped(document), tree, keep) as Document);
}

function flatten(fields: readonly RawField[], prefix: string): { path: string; keep: boolean }[] {
  return fields.flatMap((field) => {
    if (/(^|\.)\$/.test(field.name)) throw unsupported(`the projection operator ${field.name}`);
    const path = prefix + field.name;
    if (field.type === BsonType.object) return flatten(fieldsOf(field.bytes, field.start), `${path}.`);
    const value: unknown = plain(field);
    if (typeof value !== 'number' && typeof value !== 'boolean') throw unsupported(`a computed projection (${path})`);
    return [{ path, keep: Boolean(value) }];
  });
}

function plant(tree: Tree, [head = '', ...rest]: string[]): void {
  const below = tree.get(head);
  if (rest.length === 0 || below === true) tree.set(head, true);
  else {
    const branch: Tree = below ?? new Map<string, Tree | true>();
    tree.set(head, branch);
    plant(branch, rest);
  }
}

/** A value cut to (or by) what the tree names; of plain values an inclusion keeps nothing: undefined. */
function cut(value: unknown, tree: Tree, keep: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => cut(each, tree, keep)).filter((each) => each !== undefined);
  if (!isDocument(value)) return keep ? undefined : value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const branch = tree.get(name);
    const whole = branch === true || branch === undefined;
    return [name, whole ? (keep === (branch === true) ? inner : undefined) : cut(inner, branch, keep)];
  });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}
