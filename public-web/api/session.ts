import { isExpired, SESSION_STORAGE, clockSkew, decodeToken } from '#contract/session';
import { ADMIN_ROLE, EDITOR_ROLE, isOfficeRole, type Role } from '#contract/roles';

const { token: TOKEN, skew: SKEW } = SESSION_STORAGE;

export interface Session {
  token: string;
  role: Role;
}

/**
 * The session of a token until it expires by the server's clock. The server verifies it; this only decides what to show.
 * @param skew by how many milliseconds this device's clock is ahead
 */
export function sessionFrom(token: string | null, now: number, skew = 0): Session | undefined {
  const claims = decodeToken(token);
  if (token === null || claims === undefined || isExpired(claims, now, skew)) return undefined;
  return { token, role: claims.role };
}

function kept(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function storedSession(): Session | undefined {
  return sessionFrom(kept(TOKEN), Date.now(), Number(kept(SKEW)) || 0);
}

const listeners = new Set<() => void>();
let known: Session | undefined;
/** A token that the server no longer accepts. */
let refused: string | undefined;

/** The session in local storage, under the spec's key `token`. The same object until the token changes. */
export function currentSession(): Session | undefined {
  if (known?.token !== kept(TOKEN)) known = storedSession();
  return known?.token === refused ? undefined : known;
}

/** Whether a session has ended by its time or by the server, not by a logout here. */
export function isOver({ token }: Session): boolean {
  return token === refused || sessionFrom(token, Date.now(), Number(kept(SKEW)) || 0) === undefined;
}

/** The id of a session's account. */
export function accountOf({ token }: Session): string {
  return decodeToken(token)?.sub ?? '';
}

/**
 * The token stored now: it may be newer than the session that the page has rendered with. Never that of somebody else who
 * has logged in in another tab: what was written before would be sent in their name, and be refused for good.
 */
export function currentToken(session: Session): string {
  const now = currentSession();
  return now && accountOf(now) === accountOf(session) ? now.token : session.token;
}

/** Calls back on sign-in or sign-out, here or in another tab. An expired token is removed first (spec section 4). */
export function watchSession(listener: () => void): () => void {
  if (kept(TOKEN) !== null && !storedSession()) window.localStorage.removeItem(TOKEN);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Stores a token that was issued just now, and how far this device's clock is ahead.
 * @returns `undefined` if the browser has no storage
 */
export function startSession(token: string): Session | undefined {
  const claims = decodeToken(token);
  if (claims === undefined) return undefined;
  try {
    window.localStorage.setItem(TOKEN, token);
    window.localStorage.setItem(SKEW, String(clockSkew(claims, Date.now())));
  } catch {
    return undefined;
  }
  return { token, role: claims.role };
}

/** Stores a new token of the same account, and re-renders with it. */
export function renewSession(token: string): void {
  startSession(token);
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * The server no longer accepts this token: nobody is signed in on this page. The stored token stays, because removing
 * it would be a sign-out in other tabs, which may hold unsaved work.
 */
export function refuseSession(token: string): void {
  refused = token;
  tellListeners();
}

/** Removes the session, which has ended on the server. A browser without storage has none to remove. */
export function forgetSession(): void {
  if (kept(TOKEN) !== null) window.localStorage.removeItem(TOKEN);
  tellListeners();
}

/** Ends the session here and on the server; here even if the server cannot be reached. */
export function endSession(): void {
  const token = kept(TOKEN);
  forgetSession();
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  void fetch('/user/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}

/** Pages of the admin, which is another app. */
const PAGES = { [ADMIN_ROLE]: '/dashboard-admin', [EDITOR_ROLE]: '/courses' } as const;

export function pageAfterLogin({ role }: Pick<Session, 'role'>): string {
  return isOfficeRole(role) ? PAGES[role] : '/user-list';
}
