import { AsyncLocalStorage } from 'node:async_hooks';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { clientAddress } from '../common/access/index.js';
import { RateLimits } from './rate-limits.js';

const SENDER = new AsyncLocalStorage<string>();

/** The keyed hash of the visitor's address for the current request of a public form. */
export const mailSender = (): string | undefined => SENDER.getStore();

/** Counts the mails of one visitor together, on public routes that have a mail sent to an address somebody typed. */
@Injectable()
export class CountsMailSender implements NestInterceptor {
  constructor(private readonly limits: RateLimits) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const sender = this.limits.hashOf(clientAddress(context.switchToHttp().getRequest<Request>()));
    return new Observable((subscriber) => SENDER.run(sender, () => next.handle().subscribe(subscriber)));
  }
}
