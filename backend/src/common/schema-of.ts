import { Schema, type SchemaDefinition } from 'mongoose';
import { checkField, cleanField } from '#contract/lists';
import type { Rule, Rules } from '#contract/rule';
import { validationMessage } from '#contract/validation-message';

interface Field {
  readonly type: SchemaDefinition[string];
  readonly default?: undefined;
  readonly required: boolean;
  readonly validate: { readonly validator: (value: unknown) => boolean; readonly message: () => string };
}

const TYPES: Partial<Record<Rule['type'], NumberConstructor | DateConstructor | BooleanConstructor>> = {
  number: Number,
  date: Date,
  moment: Date,
  boolean: Boolean,
};

/**
 * The Mongoose fields for a set of contract rules, so that records made without a DTO (demo data, scripts) are checked too.
 */
export function fieldsOf(rules: Rules): Record<string, Field> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, fieldOf(rule)]));
}

function typeOf(rule: Rule): SchemaDefinition[string] {
  if (rule.type === 'choices') return [String];
  // An entry that has an id gets it from the service.
  if (rule.type === 'list') return [new Schema(fieldsOf(rule.of), { _id: false })];
  return TYPES[rule.type] ?? String;
}

function fieldOf(rule: Rule): Field {
  return {
    type: typeOf(rule),
    // Mongoose would make a list out of a missing one.
    ...(['choices', 'list'].includes(rule.type) && { default: undefined }),
    required: rule.optional !== true && rule.optionalIf === undefined,
    validate: {
      validator: (value: unknown) => value === null || checkField(rule, cleanField(rule, value)) === undefined,
      message: () => validationMessage(rule, 'missing'),
    },
  };
}

/** A schema of those fields with `createdAt` and `updatedAt`, which refuses to query by fields it does not know. */
export function schemaOf(rules: Rules, more: SchemaDefinition = {}): Schema {
  return new Schema({ ...fieldsOf(rules), ...more }, { timestamps: true, versionKey: false, strictQuery: 'throw' });
}
