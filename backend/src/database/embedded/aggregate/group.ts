import type { Document } from 'bson';
import { BsonType, decodeTyped, encode, fieldsOf, type RawField, wrap } from '../bson/raw.js';
import { orderKey } from '../bson/order-key.js';
import { CommandError } from '../errors.js';
import { type Accumulator, accumulator } from './accumulators.js';
import { compileExpression } from './expression.js';

interface Group {
  readonly id: unknown;
  readonly figures: readonly (readonly [string, Accumulator])[];
}

/** `$group`: documents are added one by one and not kept. Throws for an operator it does not know, before any is added. */
export class Grouping {
  private readonly groups = new Map<string, Group>();
  private readonly keyOf;
  private readonly fields: readonly (readonly [string, RawField])[];

  constructor(specification: RawField) {
    const fields = fieldsOf(specification.bytes, specification.start);
    const id = fields.find(({ name }) => name === '_id');
    if (id === undefined) throw new CommandError('BadValue', 'a group specification must include an _id');
    this.keyOf = compileExpression(id);
    this.fields = fields
      .filter((field) => field !== id)
      .map((field) => {
        const [operator, another] = field.type === BsonType.object ? fieldsOf(field.bytes, field.start) : [];
        if (operator === undefined || another !== undefined || field.name.includes('.'))
          throw new CommandError('BadValue', `The field '${field.name}' must be an accumulator object`);
        accumulator(operator);
        return [field.name, operator];
      });
  }

  add(document: Buffer): void {
    const value = this.keyOf(document);
    // Null and missing make one group; MongoDB shows it as null.
    const key = orderKey(value).toString('latin1');
    let group = this.groups.get(key);
    if (group === undefined) {
      const id: unknown = value === undefined ? null : decodeTyped(wrap(value))['v'];
      group = { id, figures: this.fields.map(([name, operator]) => [name, accumulator(operator)]) };
      this.groups.set(key, group);
    }
    for (const [, figure] of group.figures) figure.add(document);
  }

  results(): Buffer[] {
    return [...this.groups.values()].map(({ id, figures }) => {
      const document: Document = { _id: id };
      for (const [name, figure] of figures) document[name] = figure.result();
      return encode(document);
    });
  }
}
