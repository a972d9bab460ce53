import { HttpStatus } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { REFUSALS } from '#contract/refusals';
import { PublicHttpException } from '../common/errors/index.js';

const READING = ['GET', 'HEAD', 'OPTIONS'];
const RETRY_AFTER_SECONDS = 600;

/** Read-only mode: every request that would change something is refused, with a number to call. */
export function readOnly(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (READING.includes(request.method) || readsByPost(request)) next();
    else {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      next(new PublicHttpException(HttpStatus.SERVICE_UNAVAILABLE, REFUSALS.readOnly));
    }
  };
}

/** Administrators sign in, go on reading and hand out copies; families look at their requests. */
function readsByPost({ method, path }: Request): boolean {
  return method === 'POST' && /^\/(?:user\/login|follow-up|people\/[^/]+\/export)\/?$/i.test(path);
}
