import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Rule, Rules } from '#contract/rule';
import { describedDtos, rulesOf } from '../common/dto/index.js';

const LOCAL =
  'ten digits; digits of any script, what stands between them, +94 for the first 0 and `tel:` are understood';
const DAY = 'a day of Sri Lanka, answered as its midnight in UTC; of a moment, the day it is in Sri Lanka';
const PHONES = { local: LOCAL, foreign: `${LOCAL}, or + and the 8 to 15 digits of a foreign number` } as const;

/** Describes every DTO's fields in OpenAPI from the rules of the contract. */
export function describeDtos(): void {
  for (const [dto, isChange] of describedDtos()) {
    const prototype = dto.prototype as object;
    const rules: Rules = rulesOf(prototype);
    for (const [field, rule] of Object.entries(rules)) ApiProperty(describe(rule, isChange))(prototype, field);
  }
}

function describe(rule: Rule, isChange: boolean): ApiPropertyOptions {
  const mayBeMissing = isChange || rule.optional === true || rule.optionalIf !== undefined;
  const common = { description: rule.label, required: !mayBeMissing };
  switch (rule.type) {
    case 'number':
      return { ...common, type: rule.whole ? 'integer' : 'number', minimum: rule.min, maximum: rule.max };
    case 'choice':
      return { ...common, type: 'string', enum: [...rule.values] };
    case 'choices':
      return { ...common, type: 'array', items: { type: 'string', enum: [...rule.values] } };
    case 'list':
      return {
        ...common,
        type: 'array',
        minItems: rule.min ?? 0,
        maxItems: rule.max,
        items: { type: 'object', description: `of ${Object.keys(rule.of).join(', ')}` },
      };
    case 'day':
      return { ...common, type: 'string', format: 'date' };
    case 'time':
      return { ...common, type: 'string', pattern: '^([01][0-9]|2[0-3]):(00|15|30|45)$' };
    case 'ids':
      return { ...common, type: 'array', minItems: rule.orNone ? 0 : 1, items: { type: 'string' } };
    case 'text':
    case 'password':
      return { ...common, type: 'string', maxLength: rule.max };
    case 'boolean':
      return { ...common, type: 'boolean' };
    case 'date':
      return { ...common, type: 'string', format: 'date', description: `${rule.label}: ${DAY}` };
    case 'moment':
      return { ...common, type: 'string', format: 'date-time' };
    case 'email':
      return { ...common, type: 'string', format: 'email' };
    case 'phone':
      return { ...common, type: 'string', description: `${rule.label}: ${PHONES[rule.foreign ? 'foreign' : 'local']}` };
    case 'link':
      return { ...common, type: 'string', format: 'uri' };
    default:
      return { ...common, type: 'string' };
  }
}
