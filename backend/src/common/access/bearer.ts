import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

/** Whether a request carries this token, compared in the same time whatever it carries. */
export function hasBearer({ headers }: Pick<Request, 'headers'>, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Hashed to equal length, which `timingSafeEqual` needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
