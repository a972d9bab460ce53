import type { Type } from '@nestjs/common';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { check, type ValidationErrorCode } from '#contract/check';
import { checkField, wrongEntry } from '#contract/lists';
import type { Rule, Rules, Values } from '#contract/rule';
import { validationMessage } from '#contract/validation-message';
import { ValidationError } from '../errors/exceptions.js';
import type { Changes, Unchecked } from './changes.js';

const RULES = Symbol('field rules');
const COMPARED = Symbol('compared with the stored record');
const UNCHECKED = Symbol('checked once the record is found');

/**
 * Adds a field that matches a rule of the contract: class-validator checks it, `DtoPipe` cleans it, OpenAPI describes it.
 * @param whenSent only a field that was sent is checked; for changes of a stored record
 */
function addField(dto: Type, field: string, rule: Rule, whenSent: boolean): void {
  const errorOf = (value: unknown, { object }: ValidationArguments): ValidationErrorCode | undefined =>
    whenSent
      ? checkChange(rule, value, Object.hasOwn(object, field))
      : checkField(rule, value, object as Readonly<Record<string, unknown>>);
  registerDecorator({
    name: 'matchesRule',
    target: dto,
    propertyName: field,
    validator: {
      validate: (value, at) => errorOf(value, at as ValidationArguments) === undefined,
      defaultMessage: (at) => messageOf(rule, errorOf(at?.value, at as ValidationArguments) ?? 'missing', at?.value),
    },
  });
}

/** The message about a field. For a list it is about the wrong entry. */
function messageOf(rule: Rule, error: ValidationErrorCode, value: unknown): string {
  const wrong = rule.type === 'list' && Array.isArray(value) ? wrongEntry(rule, value) : undefined;
  return wrong ? validationMessage(wrong.rule, wrong.error) : validationMessage(rule, error);
}

/** Whether a conditional field may be emptied depends on the stored record: see `requireDependents`. */
function checkChange(rule: Rule, value: unknown, wasSent: boolean): ValidationErrorCode | undefined {
  if (!wasSent || (value === undefined && rule.optionalIf !== undefined)) return undefined;
  return checkField(rule, value);
}

/**
 * Holds changes of a record to the rules whose fields depend on others of it.
 * @throws ValidationError (400) where a field is missing that may be left out only under a condition, and it or the
 * condition was changed
 */
export function requireDependents(rules: Rules, before: Readonly<Record<string, unknown>>, changes: object): void {
  const record: Readonly<Record<string, unknown>> = { ...before, ...changes };
  const missing = Object.entries(rules).filter(
    ([field, rule]) =>
      rule.optionalIf &&
      [field, ...rule.optionalIf].some((name) => Object.hasOwn(changes, name)) &&
      check(rule, record[field] ?? undefined, record) === 'missing',
  );
  if (missing.length === 0) return;
  throw new ValidationError(
    Object.fromEntries(missing.map(([field, rule]) => [field, validationMessage(rule, 'missing')])),
  );
}

/** The rules of a DTO's fields, in the order in which they are declared; none for other classes. */
export function rulesOf(prototype: object): Rules {
  return (Reflect.getMetadata(RULES, prototype) as Rules | undefined) ?? {};
}

/** A DTO class with every field of the given rules. */
export function dtoOf<R extends Rules>(name: string, rules: R): Type<Values<R>> {
  return dtoClass(name, rules, false);
}

/** The same fields, each of them optional. */
export function someOf<R extends Rules>(name: string, rules: R): Type<Partial<Values<R>>> {
  return dtoClass(name, rules, true);
}

/** The same fields as what an update of a record may send. */
export function changesOf<R extends Rules>(name: string, rules: R): Type<Changes<Partial<Values<R>>>> {
  const dto = dtoClass<Changes<Partial<Values<R>>>>(name, rules, true);
  Reflect.defineMetadata(COMPARED, true, dto.prototype as object);
  return dto;
}

/** Whether a DTO is compared with the stored record before it is held to the rules. */
export function isCompared(prototype: object): boolean {
  return Reflect.getMetadata(COMPARED, prototype) === true;
}

/** A DTO whose service holds it to the rules with `checked()`, once it has found the record. */
export function uncheckedOf<R extends Rules>(name: string, rules: R): Type<Unchecked<Values<R>>> {
  const dto = dtoClass<Unchecked<Values<R>>>(name, rules, false);
  Reflect.defineMetadata(UNCHECKED, true, dto.prototype as object);
  return dto;
}

/** Whether a DTO is held to the rules by the service that finds its record. */
export function isUnchecked(prototype: object): boolean {
  return Reflect.getMetadata(UNCHECKED, prototype) === true;
}

const described = new Map<Type, boolean>();

/** Every DTO class made here, and whether all of its fields are optional; for the OpenAPI description. */
export function describedDtos(): ReadonlyMap<Type, boolean> {
  return described;
}

function dtoClass<T>(name: string, rules: Rules, whenSent: boolean): Type<T> {
  const dto = { [name]: class {} }[name] as Type<T>;
  for (const [field, rule] of Object.entries(rules)) addField(dto, field, rule, whenSent);
  Reflect.defineMetadata(RULES, rules, dto.prototype as object);
  described.set(dto, whenSent);
  return dto;
}
