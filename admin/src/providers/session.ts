import { ADMIN_ROLE } from '#contract/users';
import { LOGIN_PATH } from '../paths';

const TOKEN = 'token';

interface Session {
  role: string;
  /** Seconds since 1970. */
  exp: number;
}

function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function sessionOf(token: string): Session | undefined {
  try {
    const payload = payloadOf(token);
    if (typeof payload !== 'object' || payload === null) return undefined;
    const { role, exp } = payload as Partial<Record<keyof Session, unknown>>;
    if (typeof role !== 'string' || typeof exp !== 'number' || exp * 1000 <= Date.now()) return undefined;
    return { role, exp };
  } catch {
    return undefined;
  }
}

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

/** The session of the stored token; one that is unreadable or over is removed (spec section 4). */
function readSession(): Session | undefined {
  const token = storedToken();
  const session = token === null ? undefined : sessionOf(token);
  if (token !== null && session === undefined) forgetToken();
  return session;
}

export function isAdminSession(): boolean {
  return readSession()?.role === ADMIN_ROLE;
}

/**
 * Goes to the sign-in page, which is another app: a full navigation that Back cannot undo. The promise never resolves,
 * so that nothing is drawn or announced in the meantime.
 */
export function leaveForLogin(): Promise<never> {
  window.location.replace(LOGIN_PATH);
  return new Promise<never>(() => undefined);
}

/** Signing out in one tab, or coming Back to a kept page after it, must not leave records on the screen. */
export function watchSession(): void {
  const leaveIfOver = (): void => {
    if (!isAdminSession()) void leaveForLogin();
  };
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN || event.key === null) leaveIfOver();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) leaveIfOver();
  });
}
