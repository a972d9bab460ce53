import { BadRequestException } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Refuses a request with two Host headers: a proxy may have used one and we the other. HTTP/1.1 demands one. */
export function singleHost(): RequestHandler {
  return ({ rawHeaders, httpVersion }, response, next) => {
    const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    const isSingle = hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
    // Further requests on the same connection are not answered.
    if (!isSingle) response.setHeader('Connection', 'close');
    next(isSingle ? undefined : new BadRequestException());
  };
}
