import { Schema, type SchemaDefinition } from 'mongoose';
import { check, clean } from '#contract/check';
import type { Rule, Rules } from '#contract/rule';
import { validationMessage } from '#contract/validation-message';

type SchemaField = ReturnType<typeof fieldOf>;

const TYPES: Partial<Record<Rule['type'], NumberConstructor | DateConstructor | BooleanConstructor>> = {
  number: Number,
  date: Date,
  moment: Date,
  boolean: Boolean,
};

/**
 * The Mongoose fields for a set of contract rules, so that records made without a DTO (demo data, scripts) are checked too.
 */
export function fieldsOf(rules: Rules): Record<string, SchemaField> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, fieldOf(rule)]));
}

function fieldOf(rule: Rule) {
  const type = TYPES[rule.type] ?? String;
  return {
    ...(rule.type === 'choices' ? { type: [String], default: undefined } : { type }),
    required: rule.optional !== true && rule.optionalIf === undefined,
    validate: {
      validator: (value: unknown) => value === null || check(rule, clean(rule, value)) === undefined,
      message: () => validationMessage(rule, 'missing'),
    },
  };
}

/** A schema of those fields with `createdAt` and `updatedAt`, which refuses to query by fields it does not know. */
export function schemaOf(rules: Rules, more: SchemaDefinition = {}): Schema {
  return new Schema({ ...fieldsOf(rules), ...more }, { timestamps: true, versionKey: false, strictQuery: 'throw' });
}
