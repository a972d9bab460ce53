import { HttpError, usePermissions, type AuthProvider, type UserIdentity } from 'react-admin';
import { ADMIN_ROLE, EDITOR_ROLE, type OfficeRole } from '#contract/users';
import { httpClient, signOut, wasSignedIn } from './http';
import { leaveAndReturn, leaveForbidden, leaveForLogin, officeRoleOf, officeSession, storedToken } from './session';

/** Who is signed in, as the server knows them. */
interface Identity extends UserIdentity {
  email: string;
}

/** Role this page was opened with; signing in with another role reloads it. */
let role: OfficeRole | undefined;

export async function whoIsSignedIn(): Promise<Identity> {
  const { user } = (await httpClient('/user/me')).json as {
    user: { _id: string; email: string; full_name?: string };
  };
  return { id: user._id, email: user.email, ...(user.full_name && { fullName: user.full_name }) };
}

/** The guard of the spec: a stored, unexpired token of somebody who works here, otherwise the public sign-in page. */
export const authProvider: AuthProvider = {
  // Sign-in happens at the public /login, or on top of the page where a session has ended.
  login: () => leaveForLogin(),
  logout: () => signOut(),
  // A session that ends on an open page loses nothing: the next request asks for the password (http.ts).
  checkAuth: () => (officeSession() || wasSignedIn() ? Promise.resolve() : leaveAndReturn()),
  checkError: (error: unknown) => {
    const status: unknown = error instanceof HttpError ? error.status : 0;
    // Signed in, but no longer with this role: /login shows such a person their own account.
    return status === 403 ? leaveForbidden() : Promise.resolve();
  },
  getIdentity: whoIsSignedIn,
  getPermissions: () => Promise.resolve((role ??= officeRoleOf(storedToken()))),
};

/**
 * The role of whoever is signed in, once it is known. It only decides what is shown: the server enforces it, and what it
 * refuses a content editor would end their session.
 */
export function useRole(): OfficeRole | undefined {
  const { permissions, isPending } = usePermissions<OfficeRole>();
  if (isPending) return undefined;
  return permissions === EDITOR_ROLE ? EDITOR_ROLE : ADMIN_ROLE;
}
