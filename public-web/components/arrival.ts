import { useEffect, useRef } from 'react';
import type { To } from 'react-router';

/** Where the receipt of something is that arrived after its page had been left. */
interface Arrival {
  to: To;
  state?: unknown;
}

let arrival: Arrival | undefined;
const watchers = new Set<() => void>();

export const currentArrival = (): Arrival | undefined => arrival;

export function watchArrival(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Shows the link to a receipt on whichever page is open; nothing takes it away. */
export function announceArrival(next: Arrival | undefined): void {
  arrival = next;
  for (const watcher of watchers) watcher();
}

/** Tells whether the component is still on the page when an answer arrives. */
export function useIsLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return () => left.current;
}
