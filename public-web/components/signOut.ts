import { flushSync } from 'react-dom';
import { endSession } from '../api/session.js';

/** The sign-out button disappears with the session: the focus moves to the page's heading. */
export function signOut(): void {
  flushSync(endSession);
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
