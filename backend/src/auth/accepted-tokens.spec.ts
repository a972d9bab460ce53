import type { SignedInAccount } from '../common/access/index.js';
import { AcceptedTokens, bearerToken } from './accepted-tokens.js';

const { jest } = import.meta;

const account = { id: '1', tokenEnds: Date.now() + 60_000 } as SignedInAccount;
const TOKEN = 'a.b.c';

describe('the tokens that were accepted', () => {
  let accepted: AcceptedTokens;
  let verified = 0;
  const ask = () =>
    accepted.accountOf(TOKEN, () => {
      verified += 1;
      return Promise.resolve(account);
    });
  beforeEach(() => {
    accepted = new AcceptedTokens();
    verified = 0;
  });

  it('are not verified again', async () => {
    expect([await ask(), await ask()]).toEqual([account, account]);
    expect(verified).toBe(1);
  });

  it.each(['Bearer a.b.c', 'bearer  a.b.c', `Bearer a.b.c ${'x'.repeat(1000)}`])(
    'are known by themselves, however their header is written: nobody fills the memory with %j',
    (header) => expect(bearerToken(header)).toBe(TOKEN),
  );

  it.each([undefined, '', 'Bearer', 'Token a.b.c', 'a.b.c'])('are none in %j', (header) => {
    expect(bearerToken(header)).toBeUndefined();
  });

  it('are verified again once they are forgotten, and where one was being verified at that moment', async () => {
    await ask();
    accepted.forget();
    await ask();
    expect(verified).toBe(2);
    accepted.forget();
    const underWay = ask();
    accepted.forget();
    await underWay;
    await ask();
    expect(verified).toBe(4);
  });

  it('are no longer known once they end', async () => {
    const ended = { ...account, tokenEnds: Date.now() - 1 };
    const verify = jest.fn(() => Promise.resolve(ended));
    await accepted.accountOf(TOKEN, verify);
    await accepted.accountOf(TOKEN, verify);
    expect(verify).toHaveBeenCalledTimes(2);
  });
});
