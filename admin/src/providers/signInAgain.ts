import { fetchUtils, HttpError } from 'react-admin';
import { tokenFacts } from '#contract/session';
import { HOMES } from '../paths';
import { sweepDrafts } from './drafts';
import { endSession, forgetToken, leaveForLogin, officeRoleOf, storedToken, storeToken } from './session';
import { letGo } from './unsaved';

/** Whom the server has answered on this page; until it has, a token it refuses is nobody's. */
let known: { readonly sub: string | undefined } | undefined;
/** What waits until the administrator has signed in again. */
let waiting: { readonly promise: Promise<void>; readonly goOn: () => void } | undefined;
const listeners = new Set<() => void>();

function setWaiting(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: whether requests wait for the administrator to sign in again. */
export const signInAgainStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isWaiting: () => waiting !== undefined,
};

/** Somebody was signed in on this page, and did not sign out. */
export const wasSignedIn = (): boolean => known !== undefined;

function askToSignIn(): Promise<void> {
  if (waiting === undefined) {
    let goOn = (): void => undefined;
    const promise = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    setWaiting({ promise, goOn });
  }
  return waiting?.promise ?? Promise.resolve();
}

/** Takes a token that this tab or another one has got. Somebody else starts afresh: nothing of this page is theirs. */
export function signedInWith(token: string): void {
  if (known?.sub !== undefined && tokenFacts(token)?.sub !== known.sub) {
    const role = officeRoleOf(token);
    letGo();
    if (role) window.location.replace(HOMES[role]);
    else void leaveForLogin();
    return;
  }
  waiting?.goOn();
  setWaiting(undefined);
}

export interface Credentials {
  email: string;
  password: string;
  /** Of the second factor, where the server asks for it. */
  code?: string;
}

/** Signs in on top of the page; what waits goes on then. */
export async function signInAgain(credentials: Credentials): Promise<void> {
  const answer = await fetchUtils.fetchJson('/user/login', { method: 'POST', body: JSON.stringify(credentials) });
  const { token } = answer.json as { token: string };
  storeToken(token);
  signedInWith(token);
}

/** Ends the session, here and on the server. */
export async function signOut(): Promise<never> {
  known = undefined;
  await endSession();
  sweepDrafts();
  return leaveForLogin();
}

const isUnauthorized = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/**
 * Sends a request with the token. Where the server takes it no longer, the administrator signs in on top of the page and
 * the request is sent again: a 401 has changed nothing. Where nobody was signed in, the guard of the spec holds.
 */
export async function withToken<Answer>(send: (token: string) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const token = storedToken();
    if (token === null) {
      if (!wasSignedIn()) return leaveForLogin();
      await askToSignIn();
      continue;
    }
    try {
      const answer = await send(token);
      known ??= { sub: tokenFacts(token)?.sub };
      return answer;
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      if (!wasSignedIn()) {
        forgetToken();
        return leaveForLogin();
      }
      if (storedToken() === token) await askToSignIn();
    }
  }
}
