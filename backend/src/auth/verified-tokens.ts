import { Injectable } from '@nestjs/common';
import type { TokenPayload } from './token.js';

const KEPT = 1000;

/**
 * What stands in tokens whose signature was found good before: a signed-in person sends the same one all day.
 * Only the signature is remembered. The account behind a token is looked at on every request, its end is kept.
 */
@Injectable()
export class VerifiedTokens {
  private readonly known = new Map<string, Partial<TokenPayload>>();

  /** The payload of this `Authorization` header, when it was verified before and has not expired since. */
  find(header: string | undefined): Partial<TokenPayload> | undefined {
    const payload = header === undefined ? undefined : this.known.get(header);
    return payload?.exp !== undefined && payload.exp * 1000 > Date.now() ? payload : undefined;
  }

  keep(header: string | undefined, payload: Partial<TokenPayload>): void {
    if (header === undefined) return;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(header, payload);
  }
}
