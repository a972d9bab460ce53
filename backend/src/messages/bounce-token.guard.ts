import { type CanActivate, type ExecutionContext, Injectable, NotFoundException } from '@nestjs/common';
import type { Request } from 'express';
import { hasBearer } from '../common/access/index.js';
import { Settings } from '../config/index.js';

/** Answers 404 unless the request carries the token of BOUNCE_TOKEN. */
@Injectable()
export class BounceTokenGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const { BOUNCE_TOKEN } = this.settings;
    const isGiven = hasBearer(context.switchToHttp().getRequest<Request>(), BOUNCE_TOKEN);
    if (BOUNCE_TOKEN === '' || !isGiven) throw new NotFoundException();
    return true;
  }
}
