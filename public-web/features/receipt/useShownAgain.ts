import { useEffect, useEffectEvent } from 'react';

/** Calls back when "back" shows this page as the browser kept it: what it shows may have been erased meanwhile. */
export function useShownAgain(onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) shown();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
