import type { ErrorBody } from '#contract/errors';

const TIMEOUT_MS = 25_000;
/** With a file: the server waits two minutes for one. On slow 3G a CV of 5 MB takes most of that. */
const UPLOAD_MS = 125_000;

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
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call to the API. It never throws: forms have a message for each of the three outcomes. */
export async function send<T>(method: Method, path: string, options: Options = {}): Promise<Outcome<T>> {
  const headers = new Headers({ Accept: 'application/json' });
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  const multipart = options.body instanceof FormData;
  if (options.body && !multipart) headers.set('Content-Type', 'application/json');
  const timer = new AbortController();
  const alarm = setTimeout(() => timer.abort(), multipart ? UPLOAD_MS : TIMEOUT_MS);
  try {
    const body = options.body instanceof FormData ? options.body : options.body && JSON.stringify(options.body);
    const response = await fetch(path, { method, headers, body, signal: timer.signal });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return { kind: 'done', body: answer as T };
    const retryAfter = Number(response.headers.get('Retry-After')) || 60;
    return { kind: 'refused', status: response.status, error: answer as Partial<ErrorBody>, retryAfter };
  } catch {
    if (timer.signal.aborted) return { kind: 'unreachable', why: 'timeout' };
    return { kind: 'unreachable', why: navigator.onLine ? 'lost' : 'offline' };
  } finally {
    clearTimeout(alarm);
  }
}
