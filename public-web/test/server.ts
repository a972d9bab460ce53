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
 * Stands where the network is: keeps what was sent, and answers in turn what it is told to.
 * `'lost'` is an answer that never arrives; a function lets the test decide when.
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
