import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

interface PublicAnswer {
  readonly until: number;
  readonly body: string;
  readonly headers: ReturnType<Response['getHeaders']>;
}

/** What another backend changed shows after this time at the latest; changes of this one show at once. */
const KEPT_MS = 1000;
/** Each address asked for is an answer of its own: beyond so many all are forgotten. */
const ANSWERS_MAX = 200;

/**
 * Answers to strangers' GETs of public data, kept for a second: what parents read most costs no trip to the store. Only
 * what its route marks as public (`Cache-Control: no-cache`) is kept, and only for requests that say nothing of who asks.
 */
@Injectable()
export class PublicAnswers {
  private answers = new Map<string, PublicAnswer>();

  /** Whoever has a token may change public data: before and after that nothing kept is good any more. */
  handler(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction) => {
      if (request.headers.authorization !== undefined) this.forgetIfChanging(request, response);
      else if (request.method === 'GET' && request.headers.origin === undefined) {
        if (this.answered(request, response)) return;
        this.keep(request, response);
      }
      next();
    };
  }

  /** A request that began before keeps what it found in a map that nobody reads any more. */
  forget(): void {
    this.answers = new Map();
  }

  private forgetIfChanging({ method }: Request, response: Response): void {
    if (method === 'GET') return;
    this.forget();
    response.once('close', () => {
      this.forget();
    });
  }

  private answered(request: Request, response: Response): boolean {
    const answer = this.answers.get(request.url);
    if (answer === undefined || answer.until < performance.now()) return false;
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) response.setHeader(name, value);
    if (request.fresh) response.removeHeader('Content-Length');
    response.status(request.fresh ? 304 : 200).end(request.fresh ? undefined : answer.body);
    return true;
  }

  private keep({ url }: Request, response: Response): void {
    const { answers } = this;
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      send(body);
      const isPublic = response.statusCode === 200 && response.getHeader('Cache-Control') === 'no-cache';
      if (isPublic && typeof body === 'string') {
        if (answers.size >= ANSWERS_MAX) answers.clear();
        answers.set(url, { until: performance.now() + KEPT_MS, body, headers: response.getHeaders() });
      }
      return response;
    };
  }
}
