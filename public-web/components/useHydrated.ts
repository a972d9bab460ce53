import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and until it is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
