import { applyDecorators, type INestApplication, type PipeTransform, type Type } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ApiBody, ApiConsumes, ApiHeader, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { descriptionsOf, type RouteDescription } from '../common/route-description.js';

/** Passes the metadata of each route's decorators to `@nestjs/swagger`. */
export function describeRoutes(app: INestApplication): void {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  for (const metatype of new Set(controllers.map((wrapper) => wrapper.metatype as Type))) {
    const prototype = metatype.prototype as Record<string, object>;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const handler = prototype[name];
      const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
      if (handler === undefined || descriptor === undefined) continue;
      if (!Reflect.hasMetadata(METHOD_METADATA, handler)) continue;
      applyDecorators(
        ...descriptionsOf(handler).flatMap(decoratorsFor),
        ...bodyDecorators(prototype, name, descriptionsOf(handler)),
      )(prototype, name, descriptor);
    }
  }
}

function decoratorsFor({ headers = {}, query = {}, responses = {} }: RouteDescription): MethodDecorator[] {
  return [
    ...Object.entries(headers).map(([name, description]) => ApiHeader({ name, description, required: false })),
    ...Object.entries(query).map(([name, description]) =>
      ApiQuery({ name, description, required: false, type: String }),
    ),
    ...Object.entries(responses).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, schema: ERROR, ...(status === '429' && { headers: RETRY }) }),
    ),
  ];
}

/** A body whose class the parameter's type does not say, or with a file besides its fields. */
function bodyDecorators(prototype: object, name: string, all: readonly RouteDescription[]): MethodDecorator[] {
  const file = all.find((each) => each.file !== undefined)?.file;
  const { dto, isNamed } = bodyOf(prototype, name);
  if (file !== undefined) {
    const fields = { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } } };
    const schema = { allOf: [...(dto ? [{ $ref: getSchemaPath(dto) }] : []), fields] };
    return [ApiConsumes('multipart/form-data'), ApiBody({ schema })];
  }
  return dto && isNamed ? [ApiBody({ type: dto })] : [];
}

interface Argument {
  readonly index: number;
  readonly pipes: readonly (PipeTransform & { readonly dto?: Type })[];
}
type Arguments = Readonly<Record<string, Argument>>;
/** The keys of bodies among them: Nest's number for that kind of parameter, and its place. */
const BODY = /^3:/;

/** The class of a route's body: the one its pipe names (`readAs`), or the parameter's type. */
function bodyOf(prototype: object, name: string): { dto: Type | undefined; isNamed: boolean } {
  const all = Reflect.getMetadata(ROUTE_ARGS_METADATA, prototype.constructor, name) as Arguments | undefined;
  const body = Object.entries(all ?? {}).find(([key]) => BODY.test(key))?.[1];
  const named = body?.pipes.find(({ dto }) => dto !== undefined)?.dto;
  const types = Reflect.getMetadata('design:paramtypes', prototype, name) as Type[];
  return { dto: named ?? (body && types[body.index]), isNamed: named !== undefined };
}

const text = { type: 'string' };
/** The error body of the contract. */
const ERROR = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'error'],
  properties: { statusCode: { type: 'integer' }, code: text, message: text, error: text },
};
const RETRY = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
