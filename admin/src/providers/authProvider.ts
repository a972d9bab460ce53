import { HttpError, type AuthProvider } from 'react-admin';
import { endSession, forgetToken, isAdminSession, leaveForLogin } from './session';

/** The guard of the spec: a stored, unexpired token of role Admin, otherwise the public sign-in page. */
export const authProvider: AuthProvider = {
  // Sign-in happens at the public /login, never inside this app.
  login: () => leaveForLogin(),
  logout: async () => {
    await endSession();
    return leaveForLogin();
  },
  checkAuth: () => (isAdminSession() ? Promise.resolve() : leaveForLogin()),
  checkError: (error: unknown) => {
    const status: unknown = error instanceof HttpError ? error.status : 0;
    if (status !== 401 && status !== 403) return Promise.resolve();
    // 403: signed in, but not as an administrator. /login shows such a person their own account.
    if (status === 401) forgetToken();
    return leaveForLogin();
  },
  getPermissions: () => Promise.resolve(undefined),
};
