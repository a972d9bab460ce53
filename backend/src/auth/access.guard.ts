import { type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ADMIN_ROLE } from '#contract/users';
import { AuditService } from '../audit/index.js';
import { type Access, ACCESS, type SignedInAccount, visitorOf } from '../common/access/index.js';
import { isStoreAway } from '../common/errors/index.js';

type Asked = Request & { user?: SignedInAccount };

/** Closed by default: a route is for administrators until it says `@Public()` or `@SignedIn()`. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<Asked>();
    if (access === 'public') return this.welcome(context, request);
    await super.canActivate(context);
    if (access !== 'signed-in' && request.user?.role !== ADMIN_ROLE) await this.refuse(request);
    return true;
  }

  private async refuse(request: Asked): Promise<never> {
    const by = visitorOf(request);
    const { path } = request.route as { path: string };
    if (by) await this.audit.denied(by, `${request.method} ${path}`);
    throw new ForbiddenException();
  }

  /** A public route knows who asks where a good token came along; a bad one makes the visitor a stranger. */
  private async welcome(context: ExecutionContext, request: Asked): Promise<boolean> {
    if (request.headers.authorization === undefined) return true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (isStoreAway(error)) throw error;
    }
    return true;
  }
}
