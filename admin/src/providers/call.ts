import { fetchUtils, HttpError } from 'react-admin';
import { SECOND_FACTOR_SETUP_REQUIRED } from '#contract/errors';
import { leaveForSetup } from './setup';
import { errorCode } from './errors';
import { withToken } from './signInAgain';

export type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

const TIMEOUT_MS = 30_000;
/** With a file: the server waits two minutes for one. */
const UPLOAD_MS = 125_000;

/**
 * Calls the API with the stored token; if the session has ended, the call waits until the administrator has signed in
 * again. A lost connection becomes an `HttpError` with status 0.
 */
export function call(address: string, options: fetchUtils.Options = {}): Promise<Answer> {
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
