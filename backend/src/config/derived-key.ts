import { createHmac } from 'node:crypto';

/** Derives one key per purpose: a leak of one does not compromise the others. */
export function derivedKey(key: string, purpose: string): string {
  return createHmac('sha256', key).update(purpose).digest('base64url');
}
