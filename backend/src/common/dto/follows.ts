import type { Type } from '@nestjs/common';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { check, type FaultCode } from '#contract/check';
import type { Rule, Rules, Values } from '#contract/rule';
import { sentence } from '#contract/sentence';

const RULES = Symbol('field rules');

/**
 * A DTO field follows a rule of the contract: class-validator checks it, `DtoPipe` cleans it, OpenAPI describes it.
 * @param whenSent only a field that was sent is checked; for changes of a stored record
 */
function Follows(rule: Rule, whenSent = false): PropertyDecorator {
  return (prototype, property) => {
    const field = String(property);
    Reflect.defineMetadata(RULES, { ...rulesOf(prototype), [field]: rule }, prototype);
    const faultOf = (value: unknown, { object }: ValidationArguments): FaultCode | undefined =>
      whenSent && !Object.hasOwn(object, field) ? undefined : check(rule, value);
    registerDecorator({
      name: 'follows',
      target: prototype.constructor,
      propertyName: field,
      validator: {
        validate: (value, at) => faultOf(value, at as ValidationArguments) === undefined,
        defaultMessage: (at) => sentence(rule, faultOf(at?.value, at as ValidationArguments) ?? 'missing'),
      },
    });
  };
}

/** The rules of a DTO's fields, in the order in which they are declared; none for other classes. */
export function rulesOf(prototype: object): Rules {
  return (Reflect.getMetadata(RULES, prototype) as Rules | undefined) ?? {};
}

/** A DTO class with every field of the given rules. */
export function dtoOf<R extends Rules>(name: string, rules: R): Type<Values<R>> {
  return follow(name, rules, false);
}

/** The same fields, each of them optional: what an update may send. */
export function changesOf<R extends Rules>(name: string, rules: R): Type<Partial<Values<R>>> {
  return follow(name, rules, true);
}

const described = new Set<Type>();

/** Every DTO class made here, for the OpenAPI description. */
export function describedDtos(): readonly Type[] {
  return [...described];
}

function follow<T>(name: string, rules: Rules, whenSent: boolean): Type<T> {
  const dto = { [name]: class {} }[name] as Type<T>;
  for (const [field, rule] of Object.entries(rules)) Follows(rule, whenSent)(dto.prototype as object, field);
  described.add(dto);
  return dto;
}
