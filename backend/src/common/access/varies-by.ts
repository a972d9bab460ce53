import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import type { Observable } from 'rxjs';

/** The answer differs by this header: caches keep one for each of its values, beside what else it varies by. */
export function VariesBy(header: string) {
  const vary: NestInterceptor = {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      context.switchToHttp().getResponse<Response>().vary(header);
      return next.handle() as Observable<unknown>;
    },
  };
  return UseInterceptors(vary);
}
