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
import { clientAddress, Public } from '../common/access/index.js';
import { toErrorBody } from '../common/errors/index.js';
import { Describes } from '../common/route-description.js';
import { CountsMailSender } from './mail-sender.js';
import { type LimitName, RateLimits } from './rate-limits.js';

/** Answers that do not count, because nothing was looked up or stored. Every other answer cost or revealed something. */
const FAILED_VALIDATION: readonly number[] = [
  HttpStatus.BAD_REQUEST,
  HttpStatus.PAYLOAD_TOO_LARGE,
  HttpStatus.UNSUPPORTED_MEDIA_TYPE,
];

function limitedBy(limits: readonly LimitName[]): Type<NestInterceptor> {
  @Injectable()
  class CreateLimit implements NestInterceptor {
    constructor(private readonly rateLimits: RateLimits) {}

    async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
      const address = clientAddress(context.switchToHttp().getRequest<Request>());
      for (const limit of limits) await this.rateLimits.consume(limit, address);
      return next.handle().pipe(
        catchError(async (error: unknown) => {
          await this.correct(address, toErrorBody(error).statusCode);
          throw error;
        }),
      );
    }

    private async correct(address: string, status: number): Promise<void> {
      for (const limit of limits) {
        if (FAILED_VALIDATION.includes(status)) await this.rateLimits.refund(limit, address);
        if (status === HttpStatus.CONFLICT.valueOf()) await this.rateLimits.countConflict(limit, address);
      }
    }
  }
  return mixin(CreateLimit);
}

/** Makes a route public for creating records, with rate limits by address: a generous one unless others are given. */
export const PublicCreate = (path: string, ...limits: LimitName[]) =>
  applyDecorators(
    Public(),
    Post(path),
    UseInterceptors(limitedBy(limits.length > 0 ? limits : ['create']), CountsMailSender),
    Describes({ responses: { 429: 'Too many from one address; the message says when to try again.' } }),
  );
