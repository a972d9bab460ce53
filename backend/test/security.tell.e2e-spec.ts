import { theProduct } from './support/product.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const PATH = '/.well-known/security.txt';
const { jest } = import.meta;

describe('the file that says whom to tell of a weakness', () => {
  const product = theProduct({ PUBLIC_URL: 'https://onestep.example' }, false);
  afterEach(() => jest.useRealTimers());
  const read = async () => {
    const { status, headers, text } = await product.visitor.get(PATH);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = text.trimEnd().split('\n');
    return { text, of: (name: string) => fields.filter((line) => line.startsWith(`${name}: `)) };
  };

  it('names somebody, in fields that RFC 9116 knows', async () => {
    const { text, of } = await read();
    expect(text).toMatch(/^((Contact|Expires|Preferred-Languages|Canonical): \S[^\n]*\n)+$/);
    expect(of('Contact').length).toBeGreaterThan(0);
    for (const line of of('Contact')) expect(line).toMatch(/^Contact: (https:\/\/[^\s/]+\/\S+|mailto:\S+@\S+)$/);
    expect(text).not.toMatch(/localhost|version|node/i);
  });

  it.each([0, 1, 29, 180, 364, 365, 3650])(
    'is good for more than 30 days and less than a year, %i days on',
    async (on) => {
      const now = Date.now() + on * DAY_MS;
      // Only the calendar moves on: timers and the line to the store go by their own clocks.
      jest.useFakeTimers({
        now,
        doNotFake: [
          'nextTick',
          'setImmediate',
          'setTimeout',
          'setInterval',
          'performance',
          'hrtime',
          'queueMicrotask',
          'clearImmediate',
          'clearInterval',
          'clearTimeout',
        ],
      });
      const expires = (await read()).of('Expires');
      expect(expires).toEqual([expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/)]);
      const days = (Date.parse(expires[0]?.slice('Expires: '.length) ?? '') - now) / DAY_MS;
      expect(days > 30 && days < 365).toBe(true);
    },
  );

  it('may be kept for a day, is the same all day, and answers HEAD', async () => {
    const { headers } = await product.visitor.get(PATH);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect((await product.visitor.get(PATH).set('If-None-Match', headers['etag'] ?? '')).status).toBe(304);
    expect((await product.visitor.head(PATH)).status).toBe(200);
  });
});
