import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  mixin,
  type NestInterceptor,
  Post,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { clientAddress, Public } from '../access/index.js';
import { toErrorBody } from '../errors/index.js';
import { Describes } from '../route-description.js';
import { CountsMailSender } from './mail-sender.js';
import { type LimitName, RateLimits } from './rate-limits.js';

function limitedBy(limit: LimitName): Type<NestInterceptor> {
  @Injectable()
  class CreateLimit implements NestInterceptor {
    constructor(private readonly limits: RateLimits) {}

    async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
      const address = clientAddress(context.switchToHttp().getRequest<Request>());
      await this.limits.consume(limit, address);
      return next.handle().pipe(
        catchError(async (error: unknown) => {
          // Invalid input is not counted. A conflict is: it tells which addresses are registered, so nobody may try out a list.
          const isConflict = toErrorBody(error).statusCode === HttpStatus.CONFLICT.valueOf();
          if (!isConflict) await this.limits.refund(limit, address);
          throw error;
        }),
      );
    }
  }
  return mixin(CreateLimit);
}

/** Makes a route public for creating records, with a rate limit: a generous one unless another is given. */
export const PublicCreate = (path: string, limit: LimitName = 'create') =>
  applyDecorators(
    Public(),
    Post(path),
    UseInterceptors(limitedBy(limit), CountsMailSender),
    Describes({ responses: { 429: 'Too many from one address; the message says when to try again.' } }),
  );
