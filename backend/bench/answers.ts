import type { Job } from './load.js';
import { ADMIN } from './server.js';

/** Whatever was asked for, asked for once. */
export interface Request {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** What a load run needs to send it again and again. */
export function jobOf(url: string, { path, headers = {}, body }: Request, connections = 16): Omit<Job, 'seconds'> {
  const job = { url: url + path, connections };
  if (body === undefined) return { ...job, method: 'GET', headers };
  return {
    ...job,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Asks once; fails for anything but a success, so that no run measures a refusal. */
export async function ask(url: string, request: Request): Promise<Response> {
  const { url: whole, method, headers, body } = jobOf(url, request);
  const response = await fetch(whole, { method, headers, ...(body !== undefined && { body }) });
  if (!response.ok) throw new Error(`${method} ${request.path} answers ${response.status}: ${await response.text()}`);
  return response;
}

/** The header that carries the administrator's token. */
export async function signIn(url: string): Promise<Readonly<Record<string, string>>> {
  const { token } = (await (await ask(url, { path: '/user/login', body: ADMIN })).json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

/** The same request that asks only whether the answer has changed. */
export async function repeatOf(url: string, request: Request): Promise<Request> {
  const etag = (await ask(url, request)).headers.get('ETag');
  if (etag === null) throw new Error(`${request.path} has no ETag.`);
  return { ...request, headers: { ...request.headers, 'If-None-Match': etag } };
}
