import { useSyncExternalStore } from 'react';

/** A second click, meant for what was there before, comes within this time. */
const PAUSE_MS = 500;

let isPaused = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  clearTimeout(timer);
  isPaused = value;
  for (const listener of listeners) listener();
}

/** After a decision or a dialog: another button that decides may now be where the last press was. */
export function pauseDecisions(): void {
  set(true);
  timer = setTimeout(resumeDecisions, PAUSE_MS);
}

export const resumeDecisions = (): void => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether buttons that decide do nothing at the moment. */
export const useIsPaused = (): boolean => useSyncExternalStore(subscribe, () => isPaused);
