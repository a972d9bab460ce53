import { lazy, Suspense } from 'react';
import { useHydrated } from './useHydrated.js';

/** Fetched only with a token, which parents never have. The page works without it. */
const Strip = lazy(() => import('./SignedInStrip.js').catch(() => ({ default: () => null })));

function hasToken(): boolean {
  try {
    return window.localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

export function SignedIn() {
  const hydrated = useHydrated();
  return (
    hydrated &&
    hasToken() && (
      <Suspense>
        <Strip />
      </Suspense>
    )
  );
}
