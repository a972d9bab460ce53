import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Answers text of this type; refusals stay JSON. */
export const AnswersText = (type: string) =>
  UseInterceptors({
    intercept: (context: ExecutionContext, next: CallHandler<string>): Observable<string> =>
      next.handle().pipe(
        map((text) => {
          context.switchToHttp().getResponse<Response>().type(type);
          return text;
        }),
      ),
  } satisfies NestInterceptor<string, string>);
