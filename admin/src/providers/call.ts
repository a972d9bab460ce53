import { fetchUtils, HttpError } from 'react-admin';
import { leaveForLogin, storedToken } from './session';

export type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

const PATIENCE_MS = 30_000;

/**
 * Calls the API with the person's token; without one, because somebody has just signed out, nothing is sent.
 * A lost connection becomes an error with a message like every other failure.
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
