import { BadRequestException } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Refuses a request with two Host headers: a proxy may have used one and we the other. */
export function singleHost(): RequestHandler {
  return ({ rawHeaders }, _, next) => {
    const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    next(hosts.length > 1 ? new BadRequestException() : undefined);
  };
}
