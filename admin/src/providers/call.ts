import { fetchUtils, HttpError } from 'react-admin';
import { leaveForLogin, storedToken } from './session';

export type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

const PATIENCE_MS = 30_000;

/**
 * One call with the person's token. Where there is none any more, somebody has just signed out: nothing is asked.
 * A line that is down becomes an error with a sentence, as every other failure has one.
 */
export async function call(address: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const token = storedToken();
  if (token === null) return leaveForLogin();
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await fetchUtils.fetchJson(address, {
      ...options,
      signal: options.signal ? AbortSignal.any([options.signal, patience]) : patience,
      user: { authenticated: true, token: `Bearer ${token}` },
    });
  } catch (error) {
    if (error instanceof HttpError || options.signal?.aborted) throw error;
    throw new HttpError('admin.errors.unreachable', 0);
  }
}
