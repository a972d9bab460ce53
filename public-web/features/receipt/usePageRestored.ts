import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser restores this page from its back/forward cache: what it shows may have been erased meanwhile. */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
