import { isOver, SESSION_STORAGE, skewOf, tokenFacts } from '#contract/session';
import { ADMIN_ROLE, EDITOR_ROLE, isOfficeRole, type Role } from '#contract/users';

const { token: TOKEN, skew: SKEW } = SESSION_STORAGE;

export interface Session {
  token: string;
  role: Role;
}

/**
 * The session of a token, as long as it lasts by the server's clock. The server checks it; this only decides what to show.
 * @param skew by how many milliseconds this device's clock is ahead
 */
export function sessionFrom(token: string | null, now: number, skew = 0): Session | undefined {
  const facts = tokenFacts(token);
  if (token === null || facts === undefined || isOver(facts, now, skew)) return undefined;
  return { token, role: facts.role };
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
/** A token that the server takes no longer. */
let refused: string | undefined;

/** The session in the spec's place: local storage under `token`. The same object for as long as the token is the same. */
export function currentSession(): Session | undefined {
  if (known?.token !== kept(TOKEN)) known = storedSession();
  return known?.token === refused ? undefined : known;
}

/** Tells of a sign-out, here or in another tab. A token that ran out is removed first (spec, section 4). */
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
 * Keeps a token that the server has just made, and how far this device's clock is off.
 * @returns nothing where the browser keeps nothing
 */
export function startSession(token: string): Session | undefined {
  const facts = tokenFacts(token);
  if (facts === undefined) return undefined;
  try {
    window.localStorage.setItem(TOKEN, token);
    window.localStorage.setItem(SKEW, String(skewOf(facts, Date.now())));
  } catch {
    return undefined;
  }
  return { token, role: facts.role };
}

/** The same where somebody signed in got another token: what is drawn goes on with that one. */
export function renewSession(token: string): void {
  startSession(token);
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * The server takes this token no longer: nobody is signed in on this page. The stored token stays, for another tab may
 * hold unsaved work of its owner, and taking it away would be a sign-out there.
 */
export function refuseSession(token: string): void {
  refused = token;
  tellListeners();
}

/** Forgets the session here: the server knows that it is over. */
export function forgetSession(): void {
  window.localStorage.removeItem(TOKEN);
  tellListeners();
}

/** Ends the session on the server too. Where that cannot be reached, it is forgotten here all the same. */
export function endSession(): void {
  const token = kept(TOKEN);
  forgetSession();
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  void fetch('/user/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}

/** Each lies in the admin app, which is another document. */
const PAGES = { [ADMIN_ROLE]: '/dashboard-admin', [EDITOR_ROLE]: '/courses' } as const;

export function pageAfterLogin({ role }: Pick<Session, 'role'>): string {
  return isOfficeRole(role) ? PAGES[role] : '/user-list';
}
