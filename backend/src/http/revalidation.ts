import type { RequestHandler } from 'express';

/**
 * Answers a conditional GET by its `If-None-Match` alone: `fetch` adds `Cache-Control: no-cache` to one, which is meant for
 * caches on the way and would keep Express from answering 304.
 */
export function revalidate(): RequestHandler {
  return ({ headers }, _, next) => {
    if (headers['if-none-match'] !== undefined) delete headers['cache-control'];
    next();
  };
}
