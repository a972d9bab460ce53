interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly version: string | null;
}

/** Answers what goes past the data provider, reads and changes, and keeps the changes that are sent. */
export function answering(answer: (address: string, body: unknown) => object): Sent[] {
  const sent: Sent[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (input, init) => {
    const address = input as string;
    const body = init?.body ? (JSON.parse(init.body as string) as unknown) : undefined;
    const method = init?.method ?? 'GET';
    const version = new Headers(init?.headers).get('If-Match');
    if (method !== 'GET') sent.push({ method, address, body, version });
    return Promise.resolve(Response.json(answer(address, body)));
  };
  return sent;
}
