import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

interface CachedResponse {
  readonly until: number;
  readonly body: string;
  readonly headers: ReturnType<Response['getHeaders']>;
}

/** Changes made by another backend are seen after this time at the latest; those of this one at once. */
const CACHE_TTL_MS = 1000;
/** Entries, one per URL: beyond this number all are dropped. */
const CACHE_MAX = 200;

/**
 * Caches anonymous GETs of public data for one second. Only what its route marks as public (`Cache-Control: no-cache`) is
 * cached, and only for requests without a token or an `Origin`.
 */
@Injectable()
export class ResponseCache {
  private answers = new Map<string, CachedResponse>();

  /** A request with a token may change public data: the cache is cleared before and after it. */
  handler(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction) => {
      if (request.headers.authorization !== undefined) this.clearIfChanging(request, response);
      else if (request.method === 'GET' && request.headers.origin === undefined) {
        if (this.respondFromCache(request, response)) return;
        this.storeResponse(request, response);
      }
      next();
    };
  }

  /** A request that is already running stores its answer in the old map, which is no longer read. */
  clear(): void {
    this.answers = new Map();
  }

  private clearIfChanging({ method }: Request, response: Response): void {
    if (method === 'GET') return;
    this.clear();
    response.once('close', () => {
      this.clear();
    });
  }

  private respondFromCache(request: Request, response: Response): boolean {
    const answer = this.answers.get(request.url);
    if (answer === undefined || answer.until < performance.now()) return false;
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) response.setHeader(name, value);
    if (request.fresh) response.removeHeader('Content-Length');
    response.status(request.fresh ? 304 : 200).end(request.fresh ? undefined : answer.body);
    return true;
  }

  private storeResponse({ url }: Request, response: Response): void {
    const { answers } = this;
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      send(body);
      const isPublic = response.statusCode === 200 && response.getHeader('Cache-Control') === 'no-cache';
      if (isPublic && typeof body === 'string') {
        if (answers.size >= CACHE_MAX) answers.clear();
        answers.set(url, { until: performance.now() + CACHE_TTL_MS, body, headers: response.getHeaders() });
      }
      return response;
    };
  }
}
