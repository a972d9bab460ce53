import { HttpStatus, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PublicCourses } from './public-courses.js';

/**
 * Answers a stranger who asks for the whole course list with the list as it lies ready, before anything is routed.
 * A query, a token or a list that is not ready goes the usual way, which answers the same.
 */
@Injectable()
export class ReadyCourses implements NestMiddleware {
  constructor(private readonly courses: PublicCourses) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const isPlain = request.headers.authorization === undefined && !request.url.includes('?');
    const page = isPlain ? this.courses.atHand() : undefined;
    if (page === undefined) {
      next();
      return;
    }
    response.vary('Authorization');
    response.setHeader('ETag', page.etag);
    if (request.fresh) response.writeHead(HttpStatus.NOT_MODIFIED, CACHING).end();
    else response.writeHead(HttpStatus.OK, { ...CACHING, ...page.headers }).end(page.body);
  }
}

const CACHING = { 'Cache-Control': 'no-cache' } as const;
