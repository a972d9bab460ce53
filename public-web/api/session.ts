import { ADMIN_ROLE, type Role } from '#contract/users';

const NAME = 'token';

export interface Session {
  token: string;
  role: Role;
}

/** Reads role and expiry of a token. The server checks it; this only decides what to show. */
export function sessionFrom(token: string | null, now: number): Session | undefined {
  const payload = token?.split('.')[1];
  if (token === null || payload === undefined) return undefined;
  try {
    const { role, exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { role?: Role; exp?: number };
    return role !== undefined && exp !== undefined && exp * 1000 > now ? { token, role } : undefined;
  } catch {
    return undefined;
  }
}

/** The spec's place: local storage under `token`. One that ran out is removed (spec, section 4). */
export function currentSession(): Session | undefined {
  try {
    const token = window.localStorage.getItem(NAME);
    const session = sessionFrom(token, Date.now());
    if (token !== null && !session) window.localStorage.removeItem(NAME);
    return session;
  } catch {
    return undefined;
  }
}

export function startSession(token: string): void {
  window.localStorage.setItem(NAME, token);
}

export function endSession(): void {
  window.localStorage.removeItem(NAME);
}

export const isAdmin = (session: Session) => session.role === ADMIN_ROLE;

/** Both lie in the admin app, which is another document. */
export function pageAfterLogin(session: Session): string {
  return isAdmin(session) ? '/dashboard-admin' : '/user-list';
}
