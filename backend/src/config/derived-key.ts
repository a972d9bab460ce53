import { createHmac } from 'node:crypto';

/** A key of its own for each purpose: what one of them gives away is of no use for another. */
export function derivedKey(key: string, purpose: string): string {
  return createHmac('sha256', key).update(purpose).digest('base64url');
}
