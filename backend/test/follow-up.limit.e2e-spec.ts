import { aSentBooking, PARENT } from './support/follow-up.js';
import { postFrom } from './support/from-address.js';
import { theProduct } from './support/product.js';
import { expectRawError } from './support/errors.js';

describe('the limits of following a request', () => {
  const product = theProduct({ RATE_LIMITS: 'on' });
  const look = (from: string, body: Record<string, string>) => postFrom(product, from, '/follow-up', body);
  const statuses = async (times: number, one: (n: number) => ReturnType<typeof look>) => {
    const found: number[] = [];
    for (let n = 0; n < times; n += 1) found.push((await one(n)).status);
    return found;
  };
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  it('let ten wrong numbers for a reference pass from all addresses together, and then not the right one either', async () => {
    const { reference, token } = await aSentBooking(product);
    const wrong = (n: number) => look(`127.0.20.${n}`, { reference, phone: `07712345${10 + n}` });
    expect(await statuses(10, (n) => wrong(n + 1))).toEqual(times(10, 404));
    const refused = await look('127.0.20.99', { reference, phone: PARENT.parentPhone });
    expectRawError(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The private address is no guess.
    expect((await look('127.0.20.99', { token })).status).toBe(200);
  });

  it('let twenty wrong tries of one address pass, whatever is tried', async () => {
    const guess = (n: number) =>
      n % 2 === 0
        ? look('127.0.21.1', { token: `${n}`.padStart(43, 'x') })
        : look('127.0.21.1', { reference: `OS-0000-00${10 + n}`, phone: '0771234567' });
    expect(await statuses(21, guess)).toEqual([...times(20, 404), 429]);
  });

  it('cost nobody anything who is right', async () => {
    const { reference, token } = await aSentBooking(product);
    const right = (n: number) => look('127.0.22.1', n % 2 === 0 ? { token } : { reference, phone: PARENT.parentPhone });
    expect(await statuses(30, right)).toEqual(times(30, 200));
  });
});
