import { type ExecutionContext, ForbiddenException, HttpStatus, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { SECOND_FACTOR_SETUP_REQUIRED } from '#contract/errors';
import { REFUSALS } from '#contract/refusals';
import { ADMIN_ROLE, isOfficeRole, type Role } from '#contract/users';
import { AuditService } from '../audit/index.js';
import {
  type Access,
  ACCESS,
  BEFORE_SECOND_FACTOR,
  requestUserOf,
  type SignedInAccount,
} from '../common/access/index.js';
import { isDatabaseUnavailable, PublicHttpException } from '../common/errors/index.js';
import { Settings } from '../config/index.js';
import { AcceptedTokens } from './accepted-tokens.js';

type AuthenticatedRequest = Request & { user?: SignedInAccount };

const isIn = (access: Access | undefined, role: Role | undefined): boolean =>
  role !== undefined && (access === 'signed-in' || (access === 'editors' ? isOfficeRole(role) : role === ADMIN_ROLE));

/** Closed by default: a route is for administrators until it says `@Public()`, `@SignedIn()` or `@Editors()`. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditService,
    private readonly settings: Settings,
    private readonly accepted: AcceptedTokens,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, route);
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.method !== 'GET') this.forgetTokens(context);
    if (access === 'public') return this.authenticateOptionally(context, request);
    await this.authenticate(context, request);
    if (!isIn(access, request.user?.role)) await this.refuse(request);
    const isSetup = this.reflector.getAllAndOverride<boolean | undefined>(BEFORE_SECOND_FACTOR, route);
    if (isSetup !== true) this.demandSecondFactor(request.user);
    return true;
  }

  /** Changes take effect at the next request: a removed account, an ended session, another role. */
  private forgetTokens(context: ExecutionContext): void {
    this.accepted.forget();
    context
      .switchToHttp()
      .getResponse<Response>()
      .once('close', () => {
        this.accepted.forget();
      });
  }

  /** Passport verifies the token, and sets the account as the request's user. */
  private async authenticate(context: ExecutionContext, request: AuthenticatedRequest): Promise<void> {
    request.user = await this.accepted.accountOf(request, async () => {
      await super.canActivate(context);
      return request.user as SignedInAccount;
    });
  }

  private demandSecondFactor(account: AuthenticatedRequest['user']): void {
    if (!this.settings.REQUIRE_SECOND_FACTOR || account === undefined || account.hasSecondFactor) return;
    if (!isOfficeRole(account.role)) return;
    throw new PublicHttpException(HttpStatus.FORBIDDEN, REFUSALS.secondFactorSetup, SECOND_FACTOR_SETUP_REQUIRED);
  }

  private async refuse(request: AuthenticatedRequest): Promise<never> {
    const by = requestUserOf(request);
    const { path } = request.route as { path: string };
    if (by) await this.audit.denied(by, `${request.method} ${path}`);
    throw new ForbiddenException();
  }

  /** On a public route a valid token identifies the account; an invalid one is treated like none. */
  private async authenticateOptionally(context: ExecutionContext, request: AuthenticatedRequest): Promise<boolean> {
    if (request.headers.authorization === undefined) return true;
    try {
      await this.authenticate(context, request);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
    }
    this.demandSecondFactor(request.user);
    return true;
  }
}
