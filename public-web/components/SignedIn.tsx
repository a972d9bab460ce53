import { lazy, Suspense } from 'react';
import { useHydrated } from './useHydrated.js';

/** Fetched by those who have a token only: parents never do. Without it the page is whole. */
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
