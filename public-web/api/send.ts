import type { ErrorBody } from '#contract/errors';
import { readClock } from './clock.js';

const TIMEOUT_MS = 25_000;
/** With a file: the server waits two minutes for one. On slow 3G a CV of 5 MB takes most of that. */
const UPLOAD_MS = 125_000;
const NO_CONTENT = 204;

export type Outcome<T> =
  | { kind: 'done'; body: T }
  | { kind: 'refused'; status: number; error: Partial<ErrorBody>; retryAfter: number }
  | { kind: 'unreachable'; why: 'offline' | 'timeout' | 'lost' };
export type Failure = Exclude<Outcome<never>, { kind: 'done' }>;

/** Whether the server refused the token that was sent: a wrong password in a form with one is no 401. */
export function isSessionEnded(outcome: Outcome<unknown> | undefined): boolean {
  return outcome?.kind === 'refused' && outcome.status === 401;
}

interface Options {
  body?: Record<string, unknown> | FormData;
  idempotencyKey?: string;
  token?: string;
  /** Further headers, such as `If-Match`. */
  headers?: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call to the API. It never throws: forms have a message for each of the three outcomes. */
export async function send<T>(
  method: Method,
  path: string,
  { body, idempotencyKey, token, headers: more }: Options = {},
): Promise<Outcome<T>> {
  const headers = new Headers({ Accept: 'application/json', ...more });
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const multipart = body instanceof FormData;
  if (body && !multipart) headers.set('Content-Type', 'application/json');
  const timer = new AbortController();
  const alarm = setTimeout(() => timer.abort(), multipart ? UPLOAD_MS : TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: multipart ? body : body && JSON.stringify(body),
      signal: timer.signal,
    });
    readClock(response.headers);
    const answer: unknown = await response.json().catch((error: unknown) => {
      // 200 or 201, but cut, or the sign-in page of somebody's network: whether it arrived is not known.
      if (response.status < NO_CONTENT) throw error;
      return {};
    });
    if (response.ok) return { kind: 'done', body: answer as T };
    const retryAfter = Number(response.headers.get('Retry-After')) || 60;
    return { kind: 'refused', status: response.status, error: answer as Partial<ErrorBody>, retryAfter };
  } catch {
    const why = timer.signal.aborted ? 'timeout' : navigator.onLine ? 'lost' : 'offline';
    return { kind: 'unreachable', why };
  } finally {
    clearTimeout(alarm);
  }
}
