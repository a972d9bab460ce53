import { HttpStatus, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { REFUSALS } from '#contract/refusals';
import { PublicHttpException } from '../common/errors/index.js';
import { type Credentials, Sessions } from '../users/index.js';
import type { TokenPayload } from './token.js';

/** Signs accounts in. */
@Injectable()
export class TokensService {
  constructor(
    private readonly sessions: Sessions,
    private readonly jwt: JwtService,
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
}
