import { createHash, timingSafeEqual } from 'node:crypto';
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
  /** When the token ends, in milliseconds since 1970. */
  readonly tokenEnds: number;
}

/** The signed-in account behind a request, and where the request comes from. */
export interface RequestUser extends SignedInAccount {
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

/** Opens a route to content editors besides administrators. */
export const Editors = () => SetMetadata<string, Access>(ACCESS, 'editors');

export const BEFORE_SECOND_FACTOR = 'before second factor';

/** Leaves a route open to an account that must set up its second factor first. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);

/** The account behind this request; `undefined` for an anonymous visitor on a public route. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): RequestUser | undefined =>
  requestUserOf(context.switchToHttp().getRequest<Request & { user?: SignedInAccount }>()),
);

/** @returns the account, with the address it asks from and whether it asks for a file; `undefined` for an anonymous visitor */
export function requestUserOf(request: Request & { user?: SignedInAccount }): RequestUser | undefined {
  const isExport = request.get(EXPORT_PURPOSE.header) === EXPORT_PURPOSE.value;
  return request.user && { ...request.user, address: clientAddress(request), isExport };
}

/** Whether a request carries this token. */
export function hasBearer({ headers }: Pick<Request, 'headers'>, token: string): boolean {
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

/** Compares two texts in the same time whatever they are, so that nobody can guess one letter by letter. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/** Both texts are hashed to equal length, which `timingSafeEqual` needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
