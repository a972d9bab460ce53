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
    const { role, exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      role?: Role;
      exp?: number;
    };
    return role !== undefined && exp !== undefined && exp * 1000 > now ? { token, role } : undefined;
  } catch {
    return undefined;
  }
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
let known: Session | undefined;

/** The session in the spec's place: local storage under `token`. The same object for as long as the token is the same. */
export function currentSession(): Session | undefined {
  const token = stored();
  if (known?.token !== token) known = sessionFrom(token, Date.now());
  return known;
}

/** Tells of a sign-out, here or in another tab. A token that ran out is removed first (spec, section 4). */
export function watchSession(listener: () => void): () => void {
  if (stored() !== null && !currentSession()) window.localStorage.removeItem(NAME);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function startSession(token: string): void {
  window.localStorage.setItem(NAME, token);
}

export function endSession(): void {
  window.localStorage.removeItem(NAME);
  for (const listener of listeners) listener();
}

export const isAdmin = (session: Session) => session.role === ADMIN_ROLE;

/** Both lie in the admin app, which is another document. */
export function pageAfterLogin(session: Session): string {
  return isAdmin(session) ? '/dashboard-admin' : '/user-list';
}
