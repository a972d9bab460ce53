/** One call that the page made. */
export interface Call {
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Replaces `fetch`: records the requests, and returns the given responses in order.
 * `'lost'` is a network failure; a function lets the test decide when to respond.
 */
export function serverThat(...answers: (Answer | 'lost' | (() => Promise<Answer>))[]): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const { body } = init ?? {};
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    calls.push({ path: input as string, headers: new Headers(init?.headers), body: read });
    const next = answers[calls.length - 1] ?? { status: 201, body: {} };
    if (next === 'lost') throw new TypeError('Failed to fetch');
    const answer = typeof next === 'function' ? await next() : next;
    return {
      ok: answer.status < 400,
      status: answer.status,
      headers: new Headers(answer.headers),
      json: () => Promise.resolve(answer.body ?? {}),
    } as Response;
  };
  return calls;
}
