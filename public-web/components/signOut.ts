import { flushSync } from 'react-dom';
import { endSession } from '../api/session.js';
import { focusPageHeading } from './Done.js';

/** The sign-out button disappears with the session: the focus moves to the page's heading. */
export function signOut(): void {
  flushSync(endSession);
  focusPageHeading();
}
