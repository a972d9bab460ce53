import { type Outcome, send } from './send.js';

const { fetch } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  // A server that does not answer.
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

/** What a call has come to after so many seconds. */
async function after(seconds: number, body: FormData | Record<string, string>): Promise<Outcome<unknown> | 'waiting'> {
  let outcome: Outcome<unknown> | 'waiting' = 'waiting';
  void send('POST', '/somewhere', { body }).then((result) => (outcome = result));
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  return outcome;
}

const TIMED_OUT = { kind: 'unreachable', why: 'timeout' };

describe('a slow connection', () => {
  it('is waited for as long as a person waits for an answer', async () => {
    expect(await after(24, { name: 'Nimal' })).toBe('waiting');
    expect(await after(26, { name: 'Nimal' })).toEqual(TIMED_OUT);
  });

  it('may take for a file as long as the server waits for it, two minutes', async () => {
    const application = new FormData();
    application.append('cv', new Blob(['%PDF-']), 'cv.pdf');
    expect(await after(121, application)).toBe('waiting');
    expect(await after(130, application)).toEqual(TIMED_OUT);
  });
});

describe('an answer that is not the server’s', () => {
  beforeEach(() => Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true }));

  it.each([
    ['the sign-in page of a network', '<!doctype html><title>Top up your data</title>'],
    ['one that was cut', '{"bookingId":"OS-4K7'],
  ])('does not count as sent: %s', async (_, text) => {
    globalThis.fetch = () => Promise.resolve(new Response(text, { status: 200 }));
    expect(await send('POST', '/somewhere')).toEqual({ kind: 'unreachable', why: 'lost' });
  });

  it('is a refusal where it says so', async () => {
    globalThis.fetch = () => Promise.resolve(new Response('Bad gateway', { status: 502 }));
    expect(await send('POST', '/somewhere')).toMatchObject({ kind: 'refused', status: 502, error: {} });
  });

  it('may be empty where there is nothing to say', async () => {
    globalThis.fetch = () => Promise.resolve(new Response(null, { status: 204 }));
    expect(await send('POST', '/somewhere')).toEqual({ kind: 'done', body: {} });
  });
});
