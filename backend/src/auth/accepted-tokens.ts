import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { SignedInAccount } from '../common/access/index.js';

/** This process may accept a token for this long after another process has ended its session. */
const CACHE_TTL_MS = 1000;
const CACHE_MAX = 1000;

/**
 * The token of a request, however its header is written. The pattern of `passport-jwt` takes a second to find none in a long
 * header, and stops everybody meanwhile.
 */
export function bearerToken({ headers }: Pick<Request, 'headers'>): string | null {
  return /^bearer\s+(\S+)/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * The accounts of tokens that were accepted a moment ago: verifying a token and looking up its session takes longer than
 * reading a record (`npm run bench`).
 */
@Injectable()
export class AcceptedTokens {
  private recent = new Map<string, { readonly account: SignedInAccount; readonly until: number }>();

  /** @param verify gives the account of a request whose token is not known, or refuses it */
  async accountOf(request: Request, verify: () => Promise<SignedInAccount>): Promise<SignedInAccount> {
    // The key is the token, not the header, because a sender can spell the same header in endless ways.
    const token = bearerToken(request);
    if (token === null) return verify();
    // A verification that is under way when all are forgotten stores its account in the old map, which is no longer read.
    const { recent } = this;
    const known = recent.get(token);
    if (known && known.until > performance.now() && known.account.tokenEnds > Date.now()) return known.account;
    const account = await verify();
    if (recent.size >= CACHE_MAX) recent.clear();
    recent.set(token, { account, until: performance.now() + CACHE_TTL_MS });
    return account;
  }

  /** Called when an account or a session may have changed. */
  forget(): void {
    this.recent = new Map();
  }
}
