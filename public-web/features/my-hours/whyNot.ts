import type { Failure } from '../../api/send.js';
import type { Session } from '../../api/session.js';
import { sendAsStaff } from '../my-sessions/sendAsStaff.js';

export type WhyNot = 'unlinked' | 'failed';

/** Why something of the own hours was not done: the office may have taken the profile from the account meanwhile. */
export const whyNot = (failure: Failure): WhyNot =>
  failure.kind === 'refused' && failure.status === 404 ? 'unlinked' : 'failed';

/**
 * Removes something of the own profile. Where it is not found, an earlier try may have removed it, whose answer was lost,
 * or the profile is no longer theirs: the hours tell which.
 * @param what its path under that of the profile
 */
export async function removeOwn(session: Session, profile: string, what: string): Promise<'gone' | WhyNot> {
  const outcome = await sendAsStaff(session, 'DELETE', `/staff/${profile}/${what}`);
  if (outcome.kind === 'done') return 'gone';
  if (outcome.kind !== 'refused' || outcome.status !== 404) return 'failed';
  const hours = await sendAsStaff(session, 'GET', `/staff/${profile}/availability`);
  return hours.kind === 'done' ? 'gone' : whyNot(hours);
}
