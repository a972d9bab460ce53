import type { Document } from 'bson';
import { BsonType, decodeTyped, encode, fieldsOf, plain, type RawField, without } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { isDocument } from '../update/values.js';

export type Projection = (document: Buffer) => Buffer;

/** A tree of the paths named: `true` at a leaf. */
type Tree = Map<string, Tree | true>;

/** Compiles an inclusion or an exclusion; undefined when everything is wanted. Throws on operators and expressions. */
export function compileProjection(bytes: Buffer | undefined): Projection | undefined {
  const fields = bytes ? flatten(fieldsOf(bytes), '') : [];
  if (fields.length === 0) return undefined;
  const others = fields.filter(({ path }) => path !== '_id');
  const keep = others[0]?.keep ?? fields[0]?.keep ?? false;
  const odd = others.find((field) => field.keep !== keep);
  if (odd)
    throw new CommandError(
      'BadValue',
      `Cannot do ${odd.keep ? 'inclusion' : 'exclusion'} on field ${odd.path} in ${keep ? 'inclusion' : 'exclusion'} projection`,
    );
  const id = fields.find(({ path }) => path === '_id');
  const tree: Tree = new Map();
  for (const { path } of others) plant(tree, path.split('.'));
  if (keep && id?.keep !== false) tree.set('_id', true);
  if (!keep && id?.keep === false) tree.set('_id', true);
  if (!keep && [...tree.values()].every((branch) => branch === true)) {
    const names = [...tree.keys()].map((name) => Buffer.from(name));
    return (document) => without(document, names);
  }
  const cut = keep ? included : excluded;
  return (document) => encode(cut(decodeTyped(document), tree));
}

function flatten(fields: readonly RawField[], prefix: string): { path: string; keep: boolean }[] {
  return fields.flatMap((field) => {
    if (field.name.startsWith('$') || field.name.includes('.$'))
      throw unsupported(`the projection operator ${field.name}`);
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

function included(document: Document, tree: Tree): Document {
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]: [string, unknown]) => {
      const branch = tree.get(name);
      if (branch === undefined) return [];
      if (branch === true) return [[name, value]];
      if (Array.isArray(value))
        return [
          [
            name,
            value
              .filter((each) => typeof each === 'object')
              .map((each: unknown) => (isDocument(each) ? included(each, branch) : each))
              .filter((each) => isDocument(each) || Array.isArray(each)),
          ],
        ];
      return isDocument(value) ? [[name, included(value, branch)]] : [];
    }),
  );
}

function excluded(document: Document, tree: Tree): Document {
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]: [string, unknown]) => {
      const branch = tree.get(name);
      if (branch === true) return [];
      return [[name, branch === undefined ? value : excludedBelow(value, branch)]];
    }),
  );
}

function excludedBelow(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => excludedBelow(each, tree));
  return isDocument(value) ? excluded(value, tree) : value;
}
