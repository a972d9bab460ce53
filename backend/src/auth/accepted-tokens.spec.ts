import type { Request } from 'express';
import type { SignedInAccount } from '../common/access/index.js';
import { AcceptedTokens } from './accepted-tokens.js';

const account = { id: '1', tokenEnds: Date.now() + 60_000 } as SignedInAccount;
const asked = (authorization?: string) => ({ headers: { authorization } }) as Request;

describe('the tokens that were accepted', () => {
  let accepted: AcceptedTokens;
  let verified = 0;
  const ask = (authorization?: string) =>
    accepted.accountOf(asked(authorization), () => {
      verified += 1;
      return Promise.resolve(account);
    });
  beforeEach(() => {
    accepted = new AcceptedTokens();
    verified = 0;
  });

  it('are known by themselves, however their header is written: nobody fills the memory with its spellings', async () => {
    for (const header of ['Bearer a.b.c', 'bearer  a.b.c', `Bearer a.b.c ${'x'.repeat(1000)}`]) {
      expect(await ask(header)).toBe(account);
    }
    expect(verified).toBe(1);
  });

  it.each([undefined, '', 'Bearer', 'Token a.b.c', 'a.b.c'])('are none in %j', async (header) => {
    await ask(header);
    await ask(header);
    expect(verified).toBe(2);
  });

  it('are looked for in no time in a header without one, as long as a header may be', async () => {
    const before = performance.now();
    await ask('a'.repeat(16_000));
    expect(performance.now() - before).toBeLessThan(300);
  });

  it('are verified again once they are forgotten, and where one was being verified at that moment', async () => {
    await ask('Bearer a.b.c');
    accepted.forget();
    await ask('Bearer a.b.c');
    expect(verified).toBe(2);
    accepted.forget();
    const underWay = ask('Bearer a.b.c');
    accepted.forget();
    await underWay;
    await ask('Bearer a.b.c');
    expect(verified).toBe(4);
  });

  it('are no longer known once they end', async () => {
    const ended = { ...account, tokenEnds: Date.now() - 1 };
    const verify = jest.fn(() => Promise.resolve(ended));
    await accepted.accountOf(asked('Bearer a.b.c'), verify);
    await accepted.accountOf(asked('Bearer a.b.c'), verify);
    expect(verify).toHaveBeenCalledTimes(2);
  });
});
