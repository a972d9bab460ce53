import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import { EXPORT_PURPOSE } from '#contract/audit';
import type { Role } from '#contract/users';
import { clientAddress } from './client-address.js';

/** An account, as read from the store for this request: never from the token alone. */
export interface SignedInAccount {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
  /** The session its token names. */
  readonly sid: string;
}

/** Who is asking, and from where. */
export interface Visitor extends SignedInAccount {
  /** The canonical client address; only ever stored as a hash. */
  readonly address: string;
  /** Whether it reads in order to export: see `EXPORT_PURPOSE`. */
  readonly isExport: boolean;
}

export type Access = 'public' | 'signed-in' | 'editors';
export const ACCESS = 'access';

/** Opens a route to everybody; without this, `SignedIn` or `Editors` a route is for administrators. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Opens a route to every account, whatever its role. */
export const SignedIn = () => SetMetadata<string, Access>(ACCESS, 'signed-in');

/** Opens a route to content editors beside administrators. */
export const Editors = () => SetMetadata<string, Access>(ACCESS, 'editors');

export const BEFORE_SECOND_FACTOR = 'before second factor';

/** Leaves a route open to an account that must set up its second factor first. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);

/** The visitor of this request; `undefined` for an anonymous one on a public route. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Visitor | undefined =>
  visitorOf(context.switchToHttp().getRequest<Request & { user?: SignedInAccount }>()),
);

export function visitorOf(request: Request & { user?: SignedInAccount }): Visitor | undefined {
  const isExport = request.get(EXPORT_PURPOSE.header) === EXPORT_PURPOSE.value;
  return request.user && { ...request.user, address: clientAddress(request), isExport };
}
