import { fieldOf, fieldsOf, plain } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';

export type Projection = (document: Buffer) => Buffer;

const END = Buffer.from([0]);

/** Compiles an inclusion or an exclusion of whole fields; undefined when everything is wanted. */
export function compileProjection(bytes: Buffer | undefined): Projection | undefined {
  const fields = (bytes ? fieldsOf(bytes) : []).map((field) => {
    const value: unknown = plain(field);
    if (/[.$]/.test(field.name) || (typeof value !== 'number' && typeof value !== 'boolean'))
      throw unsupported(`the projection ${field.name}: ${JSON.stringify(value)} (computed, or of a part of a field)`);
    return { name: field.name, keep: Boolean(value) };
  });
  const others = fields.filter(({ name }) => name !== '_id');
  const keep = (others[0] ?? fields[0])?.keep;
  if (keep === undefined) return undefined;
  const odd = others.find((field) => field.keep !== keep);
  if (odd) throw new CommandError('BadValue', `Cannot mix inclusion and exclusion in a projection (${odd.name})`);
  const id = fields.find(({ name }) => name === '_id')?.keep ?? true;
  const names = [...others.map(({ name }) => name), ...(id === keep ? ['_id'] : [])];
  return keep ? including(new Set(names)) : excluding(names.map((name) => Buffer.from(name)));
}

function including(names: ReadonlySet<string>): Projection {
  return (document) => {
    const kept = fieldsOf(document).filter(({ name }) => names.has(name));
    const parts = kept.map(({ name, start, end }) => document.subarray(start - Buffer.byteLength(name) - 2, end));
    return withLength([document.subarray(0, 4), ...parts, END]);
  };
}

/** The very same bytes where a document has none of the fields. */
function excluding(names: readonly Buffer[]): Projection {
  return (document) => {
    let left = document;
    for (const name of names) {
      const value = fieldOf(left, 0, name);
      if (value) left = withLength([left.subarray(0, value.start - name.length - 2), left.subarray(value.end)]);
    }
    return left;
  };
}

function withLength(parts: readonly Buffer[]): Buffer {
  const document = Buffer.concat(parts);
  document.writeInt32LE(document.length);
  return document;
}
