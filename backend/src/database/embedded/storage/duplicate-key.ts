import { EJSON } from 'bson';
import { decodeTyped, encode, fieldOf, plain, type RawValue, wrap } from '../bson/raw.js';
import { walk } from '../bson/path.js';
import { CommandError } from '../errors.js';
import type { Collection, Index } from './catalog.js';

/** E11000 as MongoDB words it, with keyPattern and keyValue. */
export function duplicateKey(collection: Collection, index: Index, document: Buffer): CommandError {
  const keyValue: Record<string, unknown> = {};
  for (const { path } of index.fields) {
    keyValue[path.text] = null;
    walk(document, path, (value) => {
      if (value !== undefined) keyValue[path.text] = decodeTyped(wrap(value))['v'] as unknown;
    });
  }
  const shown = index.fields.map(({ path }) => {
    const value = fieldOf(encode({ v: keyValue[path.text] }), 0, Buffer.from('v'));
    return `${path.text}: ${value ? shownAs(value) : 'null'}`;
  });
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: index.spec['key'] as unknown, keyValue },
  );
}

function shownAs(value: RawValue): string {
  return EJSON.stringify({ v: plain(value) }).slice(5, -1);
}
