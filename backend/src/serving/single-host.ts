import { BadRequestException } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Refuses a request that names two hosts: a proxy may have believed the one, and we would believe the other. */
export function singleHost(): RequestHandler {
  return ({ rawHeaders }, _, next) => {
    const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    next(hosts.length > 1 ? new BadRequestException() : undefined);
  };
}
