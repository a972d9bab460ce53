/** The OpenAPI description of a route, besides its parameters and its body. */
export interface RouteDescription {
  /** Optional headers of the request and what they are for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Optional query parameters and what they are for. */
  readonly query?: Readonly<Record<string, string>>;
  /** Statuses besides success, and when they are answered. */
  readonly responses?: Readonly<Record<number, string>>;
  /** The field of a multipart body that holds a file. */
  readonly file?: string;
}

const DESCRIPTIONS = Symbol('route descriptions');

/**
 * Describes the route it decorates, or the route whose parameter it decorates, so that what is described stands where
 * it is done. Plain metadata: `openapi/` hands it to `@nestjs/swagger`, which a production install does not have.
 */
export function Describes(description: RouteDescription) {
  return (target: object, method: string | symbol | undefined): void => {
    if (method === undefined) return;
    const handler = (target as Record<string | symbol, object>)[method] ?? target;
    Reflect.defineMetadata(DESCRIPTIONS, [...descriptionsOf(handler), description], handler);
  };
}

/** All descriptions of a route, by its handler. */
export function descriptionsOf(handler: object): readonly RouteDescription[] {
  return (Reflect.getMetadata(DESCRIPTIONS, handler) as RouteDescription[] | undefined) ?? [];
}
