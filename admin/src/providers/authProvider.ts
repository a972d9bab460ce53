import { HttpError, type AuthProvider, type UserIdentity } from 'react-admin';
import type { OfficeRole } from '#contract/users';
import { call } from './call';
import { leaveAndReturn, leaveForbidden, leaveForLogin, officeRoleOf, officeSession, storedToken } from './session';
import { signOut, wasSignedIn } from './signInAgain';

/** Who is signed in, as the server knows them. */
interface Identity extends UserIdentity {
  email: string;
}

/** Role this page was opened with; signing in with another role reloads it. */
let role: OfficeRole | undefined;

/** The guard of the spec: a stored, unexpired token of somebody who works here, otherwise the public sign-in page. */
export const authProvider: AuthProvider = {
  // Sign-in happens at the public /login, or on top of the page where a session has ended.
  login: () => leaveForLogin(),
  logout: () => signOut(),
  // A session that ends on an open page loses nothing: the next request asks for the password (providers/signInAgain.ts).
  checkAuth: () => (officeSession() || wasSignedIn() ? Promise.resolve() : leaveAndReturn()),
  checkError: (error: unknown) => {
    const status: unknown = error instanceof HttpError ? error.status : 0;
    // Signed in, but no longer with this role: /login shows such a person their own account.
    return status === 403 ? leaveForbidden() : Promise.resolve();
  },
  getIdentity: async (): Promise<Identity> => {
    const { user } = (await call('/user/me')).json as { user: { _id: string; email: string; full_name?: string } };
    return { id: user._id, email: user.email, ...(user.full_name && { fullName: user.full_name }) };
  },
  getPermissions: () => Promise.resolve((role ??= officeRoleOf(storedToken()))),
};
