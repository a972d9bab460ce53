import { BadRequestException } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** Some proxies write an address like this: `192.0.2.7:50123`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;
const UNDECLARED_PROXY =
  'Requests come through a proxy, but TRUST_PROXY is empty: limits count all visitors as one. Set it to the address of the proxy.';

/** A visitor is known by their address: with the port of each connection they would be another one every time. */
export function forwardedAddresses({ headers }: Request, _: Response, next: NextFunction): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(',');
  next();
}

function withoutPort(address: string): string {
  const [, bracketed, bare] = WITH_PORT.exec(address.trim()) ?? [];
  return bracketed ?? bare ?? address;
}

/**
 * Answers a conditional GET by its `If-None-Match` alone: `fetch` adds `Cache-Control: no-cache` to one, which is meant for
 * caches on the way and would keep Express from answering 304.
 */
export function revalidate({ headers }: Request, _: Response, next: NextFunction): void {
  if (headers['if-none-match'] !== undefined) delete headers['cache-control'];
  next();
}

/** Refuses a request with two Host headers: a proxy may have used one and we the other. HTTP/1.1 demands one. */
export function singleHost({ rawHeaders, httpVersion }: Request, response: Response, next: NextFunction): void {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
  const isSingle = hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
  // Further requests on the same connection are not answered.
  if (!isSingle) response.setHeader('Connection', 'close');
  next(isSingle ? undefined : new BadRequestException());
}

/** Warns once about a proxy that is not in TRUST_PROXY, because nobody notices until many people come at once. */
export function warnOfUndeclaredProxy(log: Logger): RequestHandler {
  let isSaid = false;
  return ({ headers }, _, next) => {
    if (!isSaid && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) {
      isSaid = true;
      log.warn(UNDECLARED_PROXY);
    }
    next();
  };
}
