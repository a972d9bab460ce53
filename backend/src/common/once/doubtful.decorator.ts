import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { LEAVE_EMPTY } from '#contract/leave-empty';

/** Whether the field came filled that people never see. It goes no further than here: DTOs take what the contract names. */
export const Doubtful = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const body: unknown = context.switchToHttp().getRequest<Request>().body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, LEAVE_EMPTY)) return false;
  const value = (body as Readonly<Record<string, unknown>>)[LEAVE_EMPTY];
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
});
