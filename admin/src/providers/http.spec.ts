import { httpClient } from './http';

const { fetch } = globalThis;
let waits: number[] = [];

beforeAll(() => {
  Object.assign(globalThis, { localStorage: { getItem: () => 'x.e30.x' } });
  globalThis.fetch = () => Promise.resolve(Response.json({}));
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms);
    return new AbortController().signal;
  });
});
beforeEach(() => (waits = []));
afterAll(() => {
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
});

describe('a slow connection', () => {
  it('is waited for half a minute', async () => {
    await httpClient('http://x/contact');
    expect(waits).toEqual([30_000]);
  });

  it('may take for a file as long as the server waits for it, two minutes', async () => {
    const form = new FormData();
    form.append('image', new Blob(['GIF89a']), 'priya.gif');
    await httpClient('http://x/category', { method: 'POST', body: form });
    expect(waits).toEqual([125_000]);
  });
});
