import type { KeyObject } from 'node:crypto';
import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isObjectIdOrHexString } from 'mongoose';
import { Strategy } from 'passport-jwt';
import type { SignedInAccount } from '../common/access/index.js';
import { Settings } from '../config/index.js';
import { Sessions } from '../users/index.js';
import { bearerToken } from './accepted-tokens.js';
import { ALGORITHM, SIGNING_KEY, type TokenPayload } from './token.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SIGNING_KEY) key: KeyObject,
    private readonly settings: Settings,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: bearerToken,
      // The JWT library takes a key object as it is; the types of passport-jwt do not know it yet.
      secretOrKey: key as unknown as Buffer,
      algorithms: [ALGORITHM],
    });
  }

  /**
   * Called by passport once a token's signature and times were found good. The role comes from the account as it is
   * now; a token of a removed account or of a session that has ended is no good.
   */
  async validate(payload: Partial<TokenPayload>): Promise<SignedInAccount> {
    const { sub, sid, iat = 0, exp } = payload;
    // The library accepts a token without `exp`; ours always expire, and never later than is set now.
    if (exp === undefined || exp - iat > this.settings.JWT_EXPIRES_IN) throw new UnauthorizedException();
    if (typeof sub !== 'string' || !isObjectIdOrHexString(sub)) throw new UnauthorizedException();
    if (typeof sid !== 'string') throw new UnauthorizedException();
    const account = await this.sessions.accountOf(sub, sid);
    if (account === undefined) throw new UnauthorizedException();
    return { ...account, sid, tokenEnds: exp * 1000 };
  }
}
