import type { Session as Planned } from '#contract/plans';
import { today } from '../features/sessions/words.js';

/** A session of today as its member of staff sees it. */
export const aPlannedSession = (more: Partial<Planned> = {}): Planned => ({
  _id: 'a'.repeat(24),
  booking: 'c'.repeat(24),
  kind: 'therapy-session-teacher',
  family: 'f',
  familyName: 'Perera',
  child: 'k',
  childName: 'Kavya',
  profile: 'b'.repeat(24),
  tName: 'Ruwani',
  day: today(),
  at: '15:30',
  minutes: 45,
  place: 'home',
  status: 'planned',
  owed: false,
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
  ...more,
});

/** The session of an account that is logged in; each account has a device of its own. */
export function loggedInAs(account: string) {
  const payload = { sub: account, role: 'Counselor', exp: 4_000_000_000 };
  return { token: `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`, role: 'Counselor' as const };
}
