import { isOver, SESSION_STORAGE, tokenFacts, type TokenFacts } from '#contract/session';
import { ADMIN_ROLE } from '#contract/users';
import { LOGIN_PATH } from '../paths';

const { token: TOKEN, skew: SKEW } = SESSION_STORAGE;

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

/** What the stored token says; one that is unreadable or over by the server's clock is removed (spec section 4). */
function readSession(): TokenFacts | undefined {
  const token = storedToken();
  const facts = tokenFacts(token);
  const isGood = facts !== undefined && !isOver(facts, Date.now(), Number(localStorage.getItem(SKEW)) || 0);
  if (token !== null && !isGood) forgetToken();
  return isGood ? facts : undefined;
}

export function isAdminSession(): boolean {
  return readSession()?.role === ADMIN_ROLE;
}

const PATIENCE_MS = 5000;

/** Ends the session on the server too. Where that cannot be reached the token is forgotten here all the same. */
export async function endSession(): Promise<void> {
  const token = storedToken();
  forgetToken();
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await fetch('/user/logout', { method: 'POST', headers, signal, keepalive: true }).catch(() => undefined);
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
