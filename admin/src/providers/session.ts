import { isExpired, SESSION_STORAGE, clockSkew, decodeToken, type TokenClaims } from '#contract/session';
import { FORBIDDEN, isOfficeRole, type OfficeRole } from '#contract/users';
import { HOME_PATHS, LOGIN_PATH, PATHS } from '../paths';
import { clearUnsaved } from './unsaved';

const { token: TOKEN, skew: SKEW } = SESSION_STORAGE;

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

/** Stores a token that was issued just now, and how far this device's clock is ahead. */
export function storeToken(token: string): void {
  const claims = decodeToken(token);
  if (claims) localStorage.setItem(SKEW, String(clockSkew(claims, Date.now())));
  localStorage.setItem(TOKEN, token);
}

let forgotten: OfficeRole | undefined;

export function forgetToken(): void {
  forgotten = officeRoleOf(storedToken());
  localStorage.removeItem(TOKEN);
}

/** By the server's clock. */
const isValid = (claims: TokenClaims | undefined): claims is TokenClaims =>
  claims !== undefined && !isExpired(claims, Date.now(), Number(localStorage.getItem(SKEW)) || 0);

/** The role in a token, if it may use this app. */
export function officeRoleOf(token: string | null): OfficeRole | undefined {
  const role = decodeToken(token)?.role;
  return role !== undefined && isOfficeRole(role) ? role : undefined;
}

/** The role of whoever is signed in; an unreadable or expired token is removed (spec section 4). */
export function officeSession(): OfficeRole | undefined {
  const token = storedToken();
  if (isValid(decodeToken(token))) return officeRoleOf(token);
  if (token !== null) forgetToken();
  return undefined;
}

const TIMEOUT_MS = 5000;

/** Ends the session here and on the server; here even if the server cannot be reached. */
export async function endSession(): Promise<void> {
  const token = storedToken();
  forgetToken();
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await fetch('/user/logout', { method: 'POST', headers, signal, keepalive: true }).catch(() => undefined);
}

let leaving: Promise<never> | undefined;

/**
 * Goes to the sign-in page, which is another app: a full navigation that Back cannot undo. The promise never resolves,
 * so that nothing is rendered or announced in the meantime; all callers share one navigation.
 */
export function leaveForLogin(): Promise<never> {
  if (leaving === undefined) {
    clearUnsaved();
    window.location.replace(LOGIN_PATH);
    leaving = new Promise<never>(() => undefined);
  }
  return leaving;
}

/** The same where the role does not allow the page. `features/account/Account.tsx` of the site says so, and removes it. */
export function leaveForbidden(): Promise<never> {
  sessionStorage.setItem(FORBIDDEN, 'yes');
  return leaveForLogin();
}

const REQUIRED = 'second-factor-demanded';

/**
 * An account that must set up its second factor first is refused everything else: the account page replaces the open
 * one. Session storage keeps which, to go back to; without its filters, which may hold a child's name.
 */
export function leaveForSetup(): Promise<never> {
  const { pathname } = window.location;
  if (!isSetupRequired()) sessionStorage.setItem(REQUIRED, pathname);
  if (pathname !== PATHS.myAccount) window.location.replace(PATHS.myAccount);
  return new Promise<never>(() => undefined);
}

export const isSetupRequired = (): boolean => sessionStorage.getItem(REQUIRED) !== null;

/** Gives back the page that was left for the set-up. Two slashes in front would name another site. */
export function endSetup(): string | undefined {
  const page = sessionStorage.getItem(REQUIRED)?.replace(/^\/+/, '/');
  sessionStorage.removeItem(REQUIRED);
  return page;
}

const placeOf = (role: OfficeRole): string => `returnTo.${role}`;

/** The same where the session had ended before this page was loaded: who signs in again in this tab is led back to it. */
export function leaveAndReturn(): Promise<never> {
  if (forgotten) sessionStorage.setItem(placeOf(forgotten), window.location.href);
  return leaveForLogin();
}

/** To be called before anything is rendered. The sign-in page leads to the start page of the role. */
export function returnToPlace(): void {
  const role = officeSession();
  const place = role && window.location.pathname === HOME_PATHS[role] && sessionStorage.getItem(placeOf(role));
  if (!place) return;
  sessionStorage.removeItem(placeOf(role));
  window.history.replaceState(null, '', place);
}

interface Watch {
  /** Another tab has signed in. */
  onSignedIn: (token: string) => void;
  /** The token was removed: it had expired, or another tab has signed out. */
  onRemoved: (reason: 'expired' | 'signed-out') => void;
}

/** No records stay on the screen after a sign-out in another tab, or when Back restores a page after a sign-out. */
export function watchSession({ onSignedIn, onRemoved }: Watch): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== TOKEN && key !== null) return;
    if (newValue !== null && officeRoleOf(newValue)) onSignedIn(newValue);
    else if (newValue !== null) void leaveForLogin();
    else onRemoved(oldValue !== null && !isValid(decodeToken(oldValue)) ? 'expired' : 'signed-out');
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    leaving = undefined;
    if (officeSession() === undefined) void leaveForLogin();
  });
}
