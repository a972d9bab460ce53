import { isSessionEnded, type Outcome, send } from '../../api/send.js';
import { currentToken, refuseSession, type Session } from '../../api/session.js';

/** Asks the server as this account; once it says that the session has ended, the page shows that too. */
export async function sendAsStaff<T>(
  session: Session,
  ...[method, path, options]: Parameters<typeof send>
): Promise<Outcome<T>> {
  const token = currentToken(session);
  const outcome = await send<T>(method, path, { ...options, token });
  if (isSessionEnded(outcome)) refuseSession(token);
  return outcome;
}
