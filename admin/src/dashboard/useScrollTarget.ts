import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Brings a section into view, and its heading into focus, when the navigation state names it. */
export function useScrollTarget(section: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const wanted: unknown =
    typeof state === 'object' && state !== null && 'scrollTo' in state ? state.scrollTo : undefined;

  useEffect(() => {
    if (wanted !== section) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
    // Every press of the button is a navigation of its own, with its own key.
  }, [key, wanted, section]);
  return heading;
}
