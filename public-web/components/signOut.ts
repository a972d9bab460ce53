import { flushSync } from 'react-dom';
import { endSession } from '../api/session.js';

/** The button that was pressed goes with the session: the focus is left at the page's heading instead of nowhere. */
export function signOut(): void {
  flushSync(endSession);
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
