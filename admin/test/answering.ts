interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly version: string | null;
}

/** Answers what goes past the data provider, reads and changes, and keeps the changes that are sent; a `Response` is a refusal. */
export function answering(answer: (address: string, body: unknown) => object): Sent[] {
  const sent: Sent[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (input, init) => {
    const address = input as string;
    const body = init?.body ? (JSON.parse(init.body as string) as unknown) : undefined;
    const method = init?.method ?? 'GET';
    const version = new Headers(init?.headers).get('If-Match');
    if (method !== 'GET') sent.push({ method, address, body, version });
    const answered = answer(address, body);
    return Promise.resolve(answered instanceof Response ? answered : Response.json(answered));
  };
  return sent;
}

/** The refusal of a change because of its fields, which are named with what is wrong with them. */
export const refusal = (errors: Readonly<Record<string, string>>): Response =>
  Response.json({ statusCode: 400, message: 'Please check the form.', errors }, { status: 400 });

/** The failure of a read that nobody answers for now. */
export const unavailable = (): Response => Response.json({ statusCode: 503, message: 'Not now.' }, { status: 503 });
