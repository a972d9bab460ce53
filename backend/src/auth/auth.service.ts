import { HttpStatus, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { MESSAGES } from '#contract/messages';
import { AuditService } from '../audit/index.js';
import { Refusal } from '../common/errors/index.js';
import { HAPPENED } from '../common/happened.js';
import { RateLimits } from '../common/limits/index.js';
import { isPassword } from '../common/passwords.js';
import { Accounts } from '../users/index.js';
import type { LoginDto } from './login.dto.js';
import type { TokenPayload } from './token.js';

const LOGIN = { action: 'login', entity: 'account' } as const;

@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: Accounts,
    private readonly limits: RateLimits,
    private readonly tokens: JwtService,
    private readonly audit: AuditService,
  ) {}

  /**
   * @param address where the request came from
   * @throws Refusal (401), the same and as late for an unknown e-mail as for a wrong password
   */
  async login(dto: LoginDto, address: string): Promise<{ token: string }> {
    const email = dto.email.toLowerCase();
    const ofAccount = `${address} ${email}`;
    await this.limits.take('loginFromAddress', address);
    await this.limits.take('loginOfAccount', ofAccount);
    const account = await this.accounts.byEmail(email);
    if (!(await isPassword(account?.passwordHash, dto.password)) || account === undefined) {
      HAPPENED.loginFailed.publish(undefined);
      await this.audit.record({ address }, { ...LOGIN, result: 'refused', recordId: account?.id });
      throw new Refusal(HttpStatus.UNAUTHORIZED, MESSAGES.invalidCredentials);
    }
    await this.limits.giveBack('loginFromAddress', address);
    await this.limits.giveBack('loginOfAccount', ofAccount);
    await this.audit.record({ ...account, address }, { ...LOGIN, recordId: account.id });
    const payload: Omit<TokenPayload, 'iat' | 'exp'> = { sub: account.id, role: account.role, v: account.tokenVersion };
    return { token: await this.tokens.signAsync(payload) };
  }
}
