import { createParamDecorator, type ExecutionContext, NotFoundException } from '@nestjs/common';
import type { Request } from 'express';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { type ListQuery, readListQuery } from '../common/list/index.js';
import { KINDS } from './kinds.js';

function requestOf(context: ExecutionContext): Request {
  return context.switchToHttp().getRequest<Request>();
}

/** The kind of booking: the URL names it, never the body. */
function kindOf({ path }: Request): BookingKind {
  const named = path.split('/')[1]?.toLowerCase();
  const kind = BOOKING_KINDS.find((known) => known === named);
  if (kind === undefined) throw new NotFoundException();
  return kind;
}

export const Kind = createParamDecorator((_: unknown, context: ExecutionContext) => kindOf(requestOf(context)));

/** The list query, read for the fields of the kind in the URL. */
export const BookingsAskedFor = createParamDecorator((_: unknown, context: ExecutionContext): ListQuery => {
  const request = requestOf(context);
  return readListQuery(request.query, KINDS[kindOf(request)].list);
});
