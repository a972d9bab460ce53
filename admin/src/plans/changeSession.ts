import type { Session } from '#contract/plans';
import { ifMatch } from '../providers/conflict';
import { send } from './requests';

/** Sends the change of a session, and of those that follow it where it says so; answers the session. */
export async function changeSession(session: Session, changes: object): Promise<Session> {
  const changed = await send<Session[]>('PUT', `/sessions/${session._id}`, changes, ifMatch(session));
  return changed.find(({ _id }) => _id === session._id) ?? session;
}
