import { type Outcome, send } from './send.js';

const { jest } = import.meta;

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
