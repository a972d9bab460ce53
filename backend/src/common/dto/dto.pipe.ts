import { type ArgumentMetadata, BadRequestException, type PipeTransform, type Type } from '@nestjs/common';
import { validateSync } from 'class-validator';
import { cleanField } from '#contract/lists';
import type { Rules } from '#contract/rule';
import { ValidationError } from '../errors/exceptions.js';
import { changesIn, type Unchecked } from './changes.js';
import { isCompared, isUnchecked, rulesOf } from './matches-rule.js';

/**
 * Turns a body into its DTO: known fields only, each cleaned, then checked by class-validator.
 *
 * Nest's own ValidationPipe walks the whole body with class-transformer first; here nothing that the contract does not
 * name is ever looked at, so neither `__proto__` nor a body nested ten thousand levels deep reaches any code of ours.
 */
export class DtoPipe implements PipeTransform {
  transform(body: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || metatype === undefined) return body;
    const rules = rulesOf(metatype.prototype as object);
    return Object.keys(rules).length === 0 ? body : readDto(metatype as Type<object>, body);
  }
}

/** Reads a body into this DTO, where the class of a parameter does not say which one. */
export function readAs<T extends object>(dto: Type<T>): PipeTransform<unknown, T> & { readonly dto: Type<T> } {
  return { dto, transform: (body) => readDto(dto, body) };
}

/**
 * Reads a body into the given DTO.
 * @returns an instance that carries only the fields that were sent; of an update, its `Changes`, or what is `Unchecked`
 * @throws ValidationError (400) with one message for each field
 * @throws BadRequestException for a list: it names nothing, and where all may be left out that would mean everything
 */
function readDto<T extends object>(dto: Type<T>, body: unknown): T {
  const prototype = dto.prototype as object;
  const rules = rulesOf(prototype);
  const sent = fieldsIn(rules, body);
  const cleaned: Record<string, unknown> = {};
  for (const [field, rule] of Object.entries(rules)) {
    if (Object.hasOwn(sent, field)) cleaned[field] = cleanField(rule, sent[field]);
  }
  const instance = Object.assign(new dto(), cleaned);
  const errors = inOrder(rules, validateSync(instance, { stopAtFirstError: true, forbidUnknownValues: false }));
  if (Array.isArray(body) && Object.keys(errors).length === 0) throw new BadRequestException();
  if (isCompared(prototype)) return changesIn(sent, cleaned, errors) as T;
  const checked = (): T => {
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    return instance;
  };
  return isUnchecked(prototype) ? ({ checked } as T & Unchecked<T>) : checked();
}

/** The fields that the rules know, under their own names. */
function fieldsIn(rules: Rules, body: unknown): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  if (typeof body !== 'object' || body === null) return values;
  for (const [field, rule] of Object.entries(rules)) {
    const sent = [field, rule.alias ?? field].find((name) => Object.hasOwn(body, name));
    if (sent !== undefined) values[field] = (body as Record<string, unknown>)[sent];
  }
  return values;
}

function inOrder(rules: Rules, found: ReturnType<typeof validateSync>): Record<string, string> {
  const messages = new Map(found.map(({ property, constraints }) => [property, Object.values(constraints ?? {})[0]]));
  const errors: Record<string, string> = {};
  for (const field of Object.keys(rules)) {
    const message = messages.get(field);
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
