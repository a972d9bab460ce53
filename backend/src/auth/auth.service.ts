import { setTimeout as pause } from 'node:timers/promises';
import { HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { emailAddress } from '#contract/phones-and-emails';
import { REFUSALS } from '#contract/refusals';
import { isOfficeRole } from '#contract/users';
import { AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { RateLimits } from '../limits/index.js';
import { countedLogin, isPassword } from '../passwords/index.js';
import { type Account, Accounts, type Credentials, Sessions, SESSIONS_ENDED } from '../users/index.js';
import type { LoginDto } from './auth.dto.js';
import { LOGIN_FAILED } from './login-failed.js';
import { SecondFactorService } from './second-factor.service.js';
import { TokensService } from './tokens.service.js';

const LOGIN = { action: 'login', entity: 'account' } as const;
/** The share of the hashing queue that applicants' logins may take, so that the office always finds a place. */
const SHARE_OF_OTHERS = 0.5;
/** The delay added per failed login beyond the account's limit, and the longest delay. */
const DELAY_MS = { each: 50, longest: 3000 } as const;

@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessionsOf: Sessions,
    private readonly limits: RateLimits,
    private readonly tokens: TokensService,
    private readonly secondFactor: SecondFactorService,
    private readonly audit: AuditService,
  ) {}

  /**
   * @param address where the request came from
   * @param agent what the browser calls itself
   * @throws PublicHttpException (401), the same in the same time for an unknown e-mail as for a wrong password; with
   * another error code where the password is right and the code of the second factor is not
   */
  async login({ password, code, ...dto }: LoginDto, address: string, agent: string): Promise<{ token: string }> {
    const email = emailAddress(dto.email);
    const excess = await this.limits.excess('loginAnywhere', email);
    // Delayed before queueing, so that it holds no hashing slot.
    if (excess > 0) await pause(Math.min(excess * DELAY_MS.each, DELAY_MS.longest));
    return countedLogin(() => this.compare({ email, password, code }, address, agent));
  }

  private async compare({ email, password, code }: LoginDto, address: string, agent: string) {
    // Read before anything is counted: an unavailable database uses up nobody's attempts.
    const known = await this.accounts.byEmail(email);
    const refund = await this.countAttempt(email, address);
    let account: Credentials | undefined;
    try {
      account = (await isPassword(known?.passwordHash, password, isOffice(known) ? 1 : SHARE_OF_OTHERS))
        ? known
        : undefined;
    } catch (error) {
      // The password was not compared: the hashing queue is full.
      await refund();
      throw error;
    }
    if (account === undefined) return this.refuse(email, address, known);
    // Counted after the comparison, so that nobody without the password uses up its owner's logins. Beyond the limit, the attempt stays counted as failed.
    await this.limits.consume('loginDone', email);
    await this.limits.consume('loginDoneFromAddress', address);
    await refund();
    await this.secondFactor.check(account, code, address);
    const issued = await this.tokens.issue(account, agent);
    await this.audit.record({ ...account, address }, { ...LOGIN, recordId: account.id });
    return issued;
  }

  async logout(by: RequestUser): Promise<void> {
    await this.limits.consume('sessionsEnded', by.id);
    await this.sessionsOf.end(by, by.sid, { action: 'logout' });
  }

  /** Lists the sessions of this account: where it is signed in. */
  async sessions({ id, sid }: RequestUser) {
    const sessions = await this.sessionsOf.list(id);
    return sessions.map((session) => ({ ...session, current: session.id === sid }));
  }

  async endSession(sid: string, by: RequestUser): Promise<void> {
    await this.limits.consume('sessionsEnded', by.id);
    if (!(await this.sessionsOf.end(by, sid, SESSIONS_ENDED))) throw new NotFoundException();
  }

  async endOtherSessions(by: RequestUser): Promise<void> {
    await this.limits.consume('sessionsEnded', by.id);
    await this.sessionsOf.endOthers(by);
  }

  /**
   * Counts this try as a failed one until the contrary is known, so that concurrent attempts cannot exceed the limit.
   * @returns takes that count back
   */
  private async countAttempt(email: string, address: string): Promise<() => Promise<void>> {
    const ofAccount = `${address} ${email}`;
    await this.limits.consume('loginFromAddress', address);
    await this.limits.consume('loginOfAccount', ofAccount);
    return async () => {
      await this.limits.refund('loginFromAddress', address);
      await this.limits.refund('loginOfAccount', ofAccount);
    };
  }

  private async refuse(email: string, address: string, account: Account | undefined): Promise<never> {
    LOGIN_FAILED.publish(undefined);
    await this.limits.count('loginAnywhere', email);
    await this.audit.record({ address }, { ...LOGIN, result: 'refused', recordId: account?.id });
    throw new PublicHttpException(HttpStatus.UNAUTHORIZED, REFUSALS.invalidCredentials);
  }
}

const isOffice = (account: Account | undefined): boolean => account !== undefined && isOfficeRole(account.role);
