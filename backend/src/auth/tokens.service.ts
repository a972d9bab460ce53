import { HttpStatus, Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isObjectIdOrHexString } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import type { Role } from '#contract/users';
import type { SignedInAccount } from '../common/access/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { Settings } from '../config/index.js';
import { type Credentials, Sessions } from '../users/index.js';

/** What a token says (contract, "Authentication"). */
interface TokenPayload {
  sub: string;
  role: Role;
  /** The session it belongs to: it is good as long as that is in the account's record. */
  sid: string;
  /** Seconds since 1970, set and checked by the JWT library. */
  iat: number;
  exp: number;
}

/** Signs accounts in, and knows them again. */
@Injectable()
export class TokensService {
  constructor(
    private readonly sessions: Sessions,
    private readonly jwt: JwtService,
    private readonly settings: Settings,
  ) {}

  /**
   * Begins a session of this account and makes its token.
   * @param agent what the browser calls itself, for the list of one's own sessions
   * @throws PublicHttpException (401) where the password was changed in this very moment
   */
  async issue(account: Credentials, agent: string): Promise<{ token: string }> {
    const sid = await this.sessions.begin(account, agent);
    if (sid === undefined) throw new PublicHttpException(HttpStatus.UNAUTHORIZED, REFUSALS.invalidCredentials);
    const payload: Omit<TokenPayload, 'iat' | 'exp'> = { sub: account.id, role: account.role, sid };
    return { token: await this.jwt.signAsync(payload) };
  }

  /**
   * The account of a token. The role comes from the account as it is now.
   * @throws UnauthorizedException for a token that is forged or over, or whose account or session is gone
   */
  async accountOf(token: string): Promise<SignedInAccount> {
    const { sub, sid, iat = 0, exp } = await this.verified(token);
    // The library accepts a token without `exp`; ours always expire, and never later than is set now.
    if (exp === undefined || exp - iat > this.settings.JWT_EXPIRES_IN) throw new UnauthorizedException();
    if (typeof sub !== 'string' || !isObjectIdOrHexString(sub)) throw new UnauthorizedException();
    if (typeof sid !== 'string') throw new UnauthorizedException();
    const account = await this.sessions.accountOf(sub, sid);
    if (account === undefined) throw new UnauthorizedException();
    return { ...account, sid, tokenEnds: exp * 1000 };
  }

  private async verified(token: string): Promise<Partial<TokenPayload>> {
    try {
      return await this.jwt.verifyAsync<Partial<TokenPayload>>(token);
    } catch (cause) {
      throw new UnauthorizedException(undefined, { cause });
    }
  }
}
