import { hash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ValidationError } from '../common/errors/index.js';
import { Describes } from '../common/route-description.js';

const KEY_MAX = 255;

/** Identifies one submission: the same key on the same route is the same submission. */
export type Key = string | undefined;

/**
 * The `Idempotency-Key` of this request, bound to its route; `undefined` where none was sent.
 * Stored as a hash, because a client may have put anything into it.
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): Key => {
    const { headers, method, path } = context.switchToHttp().getRequest<Request>();
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || key === '') return undefined;
    if (key.length > KEY_MAX) {
      throw new ValidationError({ 'Idempotency-Key': `Idempotency-Key must be ${KEY_MAX} characters or fewer.` });
    }
    return hash('sha256', `${method} ${routeOf(path)}\n${key}`, 'base64url');
  },
  [
    Describes({
      headers: { 'Idempotency-Key': `The same key is answered the same again for 24 hours; ≤ ${KEY_MAX} characters.` },
      responses: { 422: 'The idempotency key came before with other content, password and language aside.' },
    }),
  ],
);

/** One route may be written in several ways: in capitals, with a slash at its end. */
function routeOf(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
