import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';

const cacheIfAnonymous: NestInterceptor = {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const response = http.getResponse<Response>().vary('Authorization');
    const { authorization } = http.getRequest<Request>().headers;
    if (authorization === undefined) response.setHeader('Cache-Control', 'no-cache');
    return next.handle() as Observable<unknown>;
  },
};

/** Without a token the answer may be cached and revalidated; with one it is never stored. */
export const CacheIfAnonymous = () => UseInterceptors(cacheIfAnonymous);
