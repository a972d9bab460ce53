import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { HONEYPOT_FIELD } from '#contract/honeypot';

/** Whether the honeypot field was filled in. The value itself is dropped by the DTO. */
export const SuspectedSpam = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const body: unknown = context.switchToHttp().getRequest<Request>().body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, HONEYPOT_FIELD)) return false;
  const value = (body as Readonly<Record<string, unknown>>)[HONEYPOT_FIELD];
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
});
