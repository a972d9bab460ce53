import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  Post,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { Public } from '../access/index.js';
import { RateLimits } from './rate-limits.js';

@Injectable()
class CreateLimit implements NestInterceptor {
  constructor(private readonly limits: RateLimits) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const address = context.switchToHttp().getRequest<Request>().ip ?? '';
    await this.limits.take('create', address);
    return next.handle().pipe(
      catchError(async (fault: unknown) => {
        await this.limits.giveBack('create', address);
        throw fault;
      }),
    );
  }
}

/** A route on which anybody may create a record, within a generous limit. */
export const PublicCreate = (path: string) => applyDecorators(Public(), Post(path), UseInterceptors(CreateLimit));
