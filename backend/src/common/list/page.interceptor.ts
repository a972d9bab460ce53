import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Page } from './page.js';

const ENVELOPE = 'envelope';

/** The rows of this list travel as `{ data: { [name]: rows } }`. */
export const Envelope = (name: string) => SetMetadata(ENVELOPE, name);

/** Sends a page as its rows, with `Content-Range`. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      map((answer) => {
        if (!(answer instanceof Page)) return answer;
        context.switchToHttp().getResponse<Response>().setHeader('Content-Range', answer.contentRange);
        const envelope = this.reflector.get<string | undefined>(ENVELOPE, context.getHandler());
        return envelope === undefined ? answer.rows : { data: { [envelope]: answer.rows } };
      }),
    );
  }
}
