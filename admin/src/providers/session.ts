import { ADMIN_ROLE } from '#contract/users';
import { LOGIN_PATH } from '../paths';

const TOKEN = 'token';

export interface Session {
  /** The account's id. */
  sub?: string;
  role: string;
  /** Seconds since 1970. */
  exp: number;
}

function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The session of a token, running or over; nothing where it cannot be read. */
export function sessionOf(token: string | null): Session | undefined {
  if (token === null) return undefined;
  try {
    const payload = payloadOf(token);
    if (typeof payload !== 'object' || payload === null) return undefined;
    const { sub, role, exp } = payload as Partial<Record<keyof Session, unknown>>;
    if (typeof role !== 'string' || typeof exp !== 'number') return undefined;
    return { role, exp, ...(typeof sub === 'string' && { sub }) };
  } catch {
    return undefined;
  }
}

const isRunning = (session: Session | undefined): session is Session =>
  session !== undefined && session.exp * 1000 > Date.now();

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN, token);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

export const isAdmin = (session: Session | undefined): boolean => session?.role === ADMIN_ROLE;

/** The guard of the spec (section 4): a stored token that is unreadable or over is removed. */
export function isAdminSession(): boolean {
  const token = storedToken();
  const session = sessionOf(token);
  if (isRunning(session)) return isAdmin(session);
  if (token !== null) forgetToken();
  return false;
}

/**
 * Leaves for the sign-in page, which is another app: a full navigation that takes nothing along and cannot be undone
 * by Back. The promise stays open so that nothing is drawn or announced in the meantime.
 */
export function leaveForLogin(): Promise<never> {
  window.location.replace(LOGIN_PATH);
  return new Promise<never>(() => undefined);
}

interface Watch {
  /** Another tab has signed in. */
  onSignedIn: (token: string) => void;
  /** Nobody is signed in any more, though nobody signed out: the time was over. */
  onOver: () => void;
}

/** Signing out in one tab, or coming Back to a kept page after it, must not leave records on the screen. */
export function watchSession({ onSignedIn, onOver }: Watch): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== TOKEN && key !== null) return;
    if (isAdmin(sessionOf(newValue)) && newValue !== null) onSignedIn(newValue);
    else if (newValue === null && oldValue !== null && !isRunning(sessionOf(oldValue))) onOver();
    else void leaveForLogin();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !isAdminSession()) void leaveForLogin();
  });
}
