import { fetchUtils, HttpError } from 'react-admin';
import { SECOND_FACTOR_SETUP_REQUIRED } from '#contract/errors';
import { decodeToken } from '#contract/session';
import { HOME_PATHS } from '../paths';
import { sweepDrafts } from './drafts';
import { errorCode } from './errors';
import {
  endSession,
  forgetToken,
  leaveAndReturn,
  leaveForLogin,
  leaveForSetup,
  officeRoleOf,
  storedToken,
  storeToken,
} from './session';
import { clearUnsaved } from './unsaved';

/** The account that the server has accepted on this page; before that, a refused token means that nobody is signed in. */
let account: { readonly sub: string | undefined } | undefined;
/** Settled once the administrator has signed in again: requests wait for it. */
let waiting: { readonly promise: Promise<void>; readonly resume: () => void } | undefined;
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
export const wasSignedIn = (): boolean => account !== undefined;

function askToSignIn(): Promise<void> {
  if (waiting === undefined) {
    let resume = (): void => undefined;
    const promise = new Promise<void>((resolve) => {
      resume = resolve;
    });
    setWaiting({ promise, resume });
  }
  return waiting?.promise ?? Promise.resolve();
}

/** Continues with a token issued to this tab or another one; for another account, on a freshly loaded page. */
export function signedInWith(token: string): void {
  if (account?.sub !== undefined && decodeToken(token)?.sub !== account.sub) {
    const role = officeRoleOf(token);
    clearUnsaved();
    if (role) window.location.replace(HOME_PATHS[role]);
    else void leaveForLogin();
    return;
  }
  waiting?.resume();
  setWaiting(undefined);
}

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor, where the server asks for it. */
  code?: string;
}

/** Signs in from the dialog over the page; waiting requests are then sent again. */
export async function signInAgain(credentials: Credentials): Promise<void> {
  const answer = await fetchUtils.fetchJson('/user/login', { method: 'POST', body: JSON.stringify(credentials) });
  const { token } = answer.json as { token: string };
  storeToken(token);
  signedInWith(token);
}

export async function signOut(): Promise<never> {
  account = undefined;
  await endSession();
  sweepDrafts();
  return leaveForLogin();
}

const isUnauthorized = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/**
 * Sends a request with the token. If the server no longer accepts it, the administrator signs in over the page and the
 * request is sent again: a 401 has changed nothing. If nobody was signed in, the sign-in page opens (spec section 4).
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
      account ??= { sub: decodeToken(token)?.sub };
      return answer;
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      if (!wasSignedIn()) {
        forgetToken();
        return leaveAndReturn();
      }
      if (storedToken() === token) await askToSignIn();
    }
  }
}

export type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

const TIMEOUT_MS = 30_000;
/** Time limit of a request with a file: the server waits two minutes for one. */
const UPLOAD_MS = 125_000;

/**
 * Calls the API with the stored token; if the session has ended, the call waits until the administrator has signed in
 * again. A lost connection becomes an `HttpError` with status 0.
 */
export function httpClient(address: string, options: fetchUtils.Options = {}): Promise<Answer> {
  return withToken(async (token) => {
    const timeout = AbortSignal.timeout(options.body instanceof FormData ? UPLOAD_MS : TIMEOUT_MS);
    try {
      return await fetchUtils.fetchJson(address, {
        ...options,
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        user: { authenticated: true, token: `Bearer ${token}` },
      });
    } catch (error) {
      if (errorCode(error) === SECOND_FACTOR_SETUP_REQUIRED) return leaveForSetup();
      if (error instanceof HttpError || options.signal?.aborted) throw error;
      throw new HttpError('admin.errors.unreachable', 0);
    }
  });
}
