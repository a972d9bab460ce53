import { fieldOf, fieldsOf, plain, withField, withFields } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';

export type Projection = (document: Buffer) => Buffer;

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
  if (!keep) return excluding(names.map((name) => Buffer.from(name)));
  const kept = new Set(names);
  return (document) => withFields(document, kept);
}

/** The very same bytes where a document has none of the fields. */
function excluding(names: readonly Buffer[]): Projection {
  return (document) =>
    names.reduce((left, name) => (fieldOf(left, 0, name) ? withField(left, name, undefined) : left), document);
}
