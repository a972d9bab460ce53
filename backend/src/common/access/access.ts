import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { Role } from '#contract/users';

/** Who is asking, as read from the store for this request: never from the token alone. */
export interface Visitor {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

export type Access = 'public' | 'signed-in';
export const ACCESS = 'access';

/** Opens a route to everybody; without this or `SignedIn` a route is for administrators. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Opens a route to every account, whatever its role. */
export const SignedIn = () => SetMetadata<string, Access>(ACCESS, 'signed-in');

/** The visitor of this request; `undefined` for an anonymous one on a public route. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Visitor | undefined =>
    context.switchToHttp().getRequest<Request & { user?: Visitor }>().user,
);
