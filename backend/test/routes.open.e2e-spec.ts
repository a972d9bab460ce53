import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS, type Access } from '../src/common/access/index.js';
import { theProduct } from './support/product.js';
import { routesOfExpress } from './support/router.js';
import { ROUTES } from './support/routes.js';

interface Handler {
  readonly line: string;
  readonly access: Access | undefined;
}

const list = (path: string | string[]): string[] => (Array.isArray(path) ? path : [path]);
const joined = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

/** Every handler of a controller, read from the decorators in the source. */
function handlersOf(controller: new (...args: never[]) => object): Handler[] {
  const prefixes = list((Reflect.getMetadata(PATH_METADATA, controller) as string | string[] | undefined) ?? '');
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (name === 'constructor' || method === undefined) return [];
    const path = list(Reflect.getMetadata(PATH_METADATA, handler) as string | string[]);
    const access = [handler, controller].map((target) => Reflect.getMetadata(ACCESS, target) as Access | undefined);
    const lines = prefixes.flatMap((prefix) => path.map((end) => joined(prefix, end)));
    return lines.map((line) => ({
      line: `${RequestMethod[method].toLowerCase()} ${line}`,
      access: access.find((found) => found !== undefined),
    }));
  });
}

describe('the routes of the product', () => {
  const product = theProduct();
  const handlers = (): Handler[] => {
    const controllers = [...product.app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    return [...new Set(controllers.map(({ metatype }) => metatype))].flatMap((metatype) =>
      handlersOf(metatype as new (...args: never[]) => object),
    );
  };
  const linesOf = (who: string): string[] => {
    return ROUTES.filter((route) => route.who === who).map(({ method, path }) => `${method} ${path}`);
  };
  const foundWith = (wanted: Access | undefined): string[] => {
    return handlers().flatMap(({ line, access }) => (access === wanted ? [line] : []));
  };

  it('are open to everybody only where the contract says so', () => {
    // The last one answers what no route does: a page or 404.
    expect(foundWith('public').sort()).toEqual([...linesOf('everybody'), 'get /*path'].sort());
  });

  it('are open to every account only where it is about their own', () => {
    expect(foundWith('signed-in').sort()).toEqual(linesOf('accounts').sort());
  });

  it('are open to content editors only for courses, teacher profiles and their own second factor', () => {
    expect(foundWith('editors').sort()).toEqual(linesOf('editors').sort());
  });

  it('are for administrators everywhere else, and all of the contract’s are there', () => {
    expect(foundWith(undefined).sort()).toEqual(linesOf('administrators').sort());
  });

  it('are all that Express was told of', () => {
    expect(routesOfExpress(product)).toEqual(
      [...ROUTES.map(({ method, path }) => `${method} ${path}`), 'get /*path'].sort(),
    );
  });
});
