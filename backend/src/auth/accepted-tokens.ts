import { Injectable } from '@nestjs/common';
import type { SignedInAccount } from '../common/access/index.js';

/** How long this process may still accept a token whose session another one has ended. */
const CACHE_TTL_MS = 1000;
const CACHE_MAX = 1000;

/** The token in a header, of which there are as many spellings as its sender likes. */
export const bearerToken = (header = ''): string | undefined => /^bearer\s+(\S+)/i.exec(header)?.[1];

/**
 * The accounts of tokens that were accepted a moment ago: verifying a token and looking up its session takes longer than
 * reading a record (`npm run bench`).
 */
@Injectable()
export class AcceptedTokens {
  private recent = new Map<string, { readonly account: SignedInAccount; readonly until: number }>();

  /** @param verify gives the account of a token that is not known, or refuses it */
  async accountOf(token: string, verify: (token: string) => Promise<SignedInAccount>): Promise<SignedInAccount> {
    // A verification that is under way when all are forgotten stores its account in the old map, which is no longer read.
    const { recent } = this;
    const known = recent.get(token);
    if (known && known.until > performance.now() && known.account.tokenEnds > Date.now()) return known.account;
    const account = await verify(token);
    if (recent.size >= CACHE_MAX) recent.clear();
    recent.set(token, { account, until: performance.now() + CACHE_TTL_MS });
    return account;
  }

  /** Called when an account or a session may have changed. */
  forget(): void {
    this.recent = new Map();
  }
}
