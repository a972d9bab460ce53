import { roleOf, type User } from '../users/index.js';

/** Somebody who works in the admin app, without secrets. */
export function toAdministrator(user: User) {
  return {
    _id: String(user._id),
    email: user.email,
    full_name: user.full_name,
    role: roleOf(user),
    /** Invited, and has not chosen a password yet. */
    invited: user.passwordHash === undefined,
    ...(user.passwordHash === undefined && { invitedUntil: user.reset?.until }),
    secondFactor: user.secondFactor !== undefined,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
export type Administrator = ReturnType<typeof toAdministrator>;
