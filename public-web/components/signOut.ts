import { flushSync } from 'react-dom';
import { accountOf, currentSession, endSession, type Session } from '../api/session.js';
import { forgetLeftOut } from '../features/progress-report/leftOut.js';
import { focusPageHeading } from './Done.js';

/** The sign-out button disappears with the session: the focus moves to the page's heading. */
export function signOut(): void {
  forgetChildren(currentSession());
  flushSync(endSession);
  focusPageHeading();
}

/** Somebody else may use this device next. */
export function forgetChildren(session: Session | undefined): void {
  if (session) void forgetDayOf(accountOf(session));
  forgetLeftOut();
}

/** The sessions that this device has kept name children. What waits to be sent stays, for the next login. */
async function forgetDayOf(account: string): Promise<void> {
  const { forgetDay } = await import('../features/my-sessions/device.js');
  await forgetDay(account);
}
