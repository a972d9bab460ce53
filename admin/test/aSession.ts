import type { Session } from '#contract/plans';

/** A planned session of Kasun with Nadeesha, at home on a Monday. */
export const aSession = (changes: Partial<Session> = {}): Session => ({
  _id: 's1',
  day: '2099-11-30',
  at: '09:30',
  childName: 'Kasun',
  minutes: 45,
  booking: 'b',
  kind: 'therapy-session-teacher',
  family: 'f',
  familyName: 'Perera',
  child: 'c',
  profile: 'p1',
  tName: 'Nadeesha',
  place: 'home',
  status: 'planned',
  owed: false,
  createdAt: '2026-11-27T04:00:00.000Z',
  updatedAt: '2026-11-27T04:00:00.000Z',
  ...changes,
});
