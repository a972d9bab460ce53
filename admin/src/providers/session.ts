import { isOver, SESSION_STORAGE, skewOf, tokenFacts, type TokenFacts } from '#contract/session';
import { isOfficeRole, type OfficeRole } from '#contract/users';
import { LOGIN_PATH } from '../paths';
import { letGo } from './unsaved';

const { token: TOKEN, skew: SKEW } = SESSION_STORAGE;

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

/** Keeps a token that was given just now, and by how much this device's clock is ahead. */
export function storeToken(token: string): void {
  const facts = tokenFacts(token);
  if (facts) localStorage.setItem(SKEW, String(skewOf(facts, Date.now())));
  localStorage.setItem(TOKEN, token);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

/** By the server's clock. */
const isRunning = (facts: TokenFacts | undefined): facts is TokenFacts =>
  facts !== undefined && !isOver(facts, Date.now(), Number(localStorage.getItem(SKEW)) || 0);

/** The role for which a token opens this app. */
export function officeRoleOf(token: string | null): OfficeRole | undefined {
  const role = tokenFacts(token)?.role;
  return role !== undefined && isOfficeRole(role) ? role : undefined;
}

/** Who is signed in here; a stored token that is unreadable or over is removed (spec section 4). */
export function officeSession(): OfficeRole | undefined {
  const token = storedToken();
  if (isRunning(tokenFacts(token))) return officeRoleOf(token);
  if (token !== null) forgetToken();
  return undefined;
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

let leaving: Promise<never> | undefined;

/**
 * Goes to the sign-in page, which is another app: a full navigation that Back cannot undo. The promise never resolves,
 * so that nothing is drawn or announced in the meantime; whoever else wants to leave waits for the same navigation.
 */
export function leaveForLogin(): Promise<never> {
  if (leaving === undefined) {
    letGo();
    window.location.replace(LOGIN_PATH);
    leaving = new Promise<never>(() => undefined);
  }
  return leaving;
}

interface Watch {
  /** Another tab has signed in. */
  onSignedIn: (token: string) => void;
  /** The token is gone: its time was over, or another tab has signed out. */
  onRemoved: (reason: 'over' | 'signed-out') => void;
}

/** Signing out in one tab, or coming Back to a kept page after it, must not leave records on the screen. */
export function watchSession({ onSignedIn, onRemoved }: Watch): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== TOKEN && key !== null) return;
    if (newValue !== null && officeRoleOf(newValue)) onSignedIn(newValue);
    else if (newValue !== null) void leaveForLogin();
    else onRemoved(oldValue !== null && !isRunning(tokenFacts(oldValue)) ? 'over' : 'signed-out');
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    leaving = undefined;
    if (officeSession() === undefined) void leaveForLogin();
  });
}
