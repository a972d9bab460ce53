import { setTimeout as pause } from 'node:timers/promises';
import { HttpStatus, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { MESSAGES } from '#contract/messages';
import { AuditService } from '../audit/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { METRIC_EVENTS } from '../common/metric-events.js';
import { RateLimits } from '../common/limits/index.js';
import { isPassword } from '../common/passwords.js';
import { type Account, Accounts } from '../users/index.js';
import type { LoginDto } from './login.dto.js';
import type { TokenPayload } from './token.js';

const LOGIN = { action: 'login', entity: 'account' } as const;
/** What each failed login beyond the account's limit adds to the next one's wait, and the longest wait. */
const DELAY_MS = { each: 50, longest: 3000 } as const;

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
   * @throws PublicHttpException (401), the same and as late for an unknown e-mail as for a wrong password
   */
  async login(dto: LoginDto, address: string): Promise<{ token: string }> {
    const email = dto.email.toLowerCase();
    // Asked before anything is counted: a store that is away costs nobody a try.
    const known = await this.accounts.byEmail(email);
    const excess = await this.limits.excess('loginAnywhere', email);
    const giveBack = await this.takeTry(email, address);
    if (excess > 0) await pause(Math.min(excess * DELAY_MS.each, DELAY_MS.longest));
    let account: Account | undefined;
    try {
      account = (await isPassword(known?.passwordHash, dto.password)) ? known : undefined;
    } catch (error) {
      // Nobody has compared the password: too many others wait.
      await giveBack();
      throw error;
    }
    if (account === undefined) return this.refuse(email, address, known);
    await giveBack();
    await this.audit.record({ ...account, address }, { ...LOGIN, recordId: account.id });
    const payload: Omit<TokenPayload, 'iat' | 'exp'> = { sub: account.id, role: account.role, v: account.tokenVersion };
    return { token: await this.tokens.signAsync(payload) };
  }

  /**
   * Counts this try as a failed one until the contrary is known, so that many tries at once cannot slip by.
   * @returns gives it back
   */
  private async takeTry(email: string, address: string): Promise<() => Promise<void>> {
    const ofAccount = `${address} ${email}`;
    await this.limits.take('loginFromAddress', address);
    await this.limits.take('loginOfAccount', ofAccount);
    return async () => {
      await this.limits.giveBack('loginFromAddress', address);
      await this.limits.giveBack('loginOfAccount', ofAccount);
    };
  }

  private async refuse(email: string, address: string, account: Account | undefined): Promise<never> {
    METRIC_EVENTS.loginFailed.publish(undefined);
    await this.limits.count('loginAnywhere', email);
    await this.audit.record({ address }, { ...LOGIN, result: 'refused', recordId: account?.id });
    throw new PublicHttpException(HttpStatus.UNAUTHORIZED, MESSAGES.invalidCredentials);
  }
}
