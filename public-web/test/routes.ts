import type { Call } from './server.js';

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** The server's clock. */
  readonly date?: string;
}
type Outcome = Answer | 'lost';
/** By method and the beginning of the path; `lost` is a call without an answer. */
type Routes = Readonly<Record<string, Outcome | ((call: Call) => Outcome | Promise<Outcome>)>>;

/** A server that answers by route, for pages that ask several things at once. Calls of other methods than GET are recorded. */
export function serverWith(routes: Routes): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const path = input as string;
    const { method = 'GET', body, headers } = init ?? {};
    const call: Call = {
      path: `${method} ${path}`,
      headers: new Headers(headers),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
    };
    if (method !== 'GET') calls.push(call);
    const found = Object.entries(routes).find(([start]) => call.path.startsWith(start))?.[1] ?? { status: 404 };
    const answer = typeof found === 'function' ? await found(call) : found;
    await Promise.resolve();
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return {
      ok: answer.status < 400,
      status: answer.status,
      headers: new Headers(answer.date === undefined ? {} : { Date: answer.date }),
      json: () => Promise.resolve(answer.body ?? {}),
    } as Response;
  };
  return calls;
}
