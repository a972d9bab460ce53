import type { SessionFigures, WorkingHours } from '#contract/plans';
import { weekdayOf } from '#contract/sri-lanka';
import { isDayOff } from './planning-rules.js';
import type { StoredSession } from './session.schema.js';
import type { Span } from './staff-days.js';
import { minutesIn } from './staff-hours.js';

/** A member of staff with weekly hours, in the days to come. */
export interface FreeStaff {
  readonly profile: string;
  readonly tName: string;
  readonly availability: readonly WorkingHours[];
  /** Minutes of the sessions that are planned. */
  readonly planned: number;
  readonly timeOff: readonly Span[];
}

const SHOWN = 10;

/** The members of staff with free hours on some days, most minutes first. */
export function mostFree(staff: readonly FreeStaff[], days: readonly string[]): SessionFigures['free'] {
  return staff
    .map(({ profile, tName, ...hours }) => ({ profile, tName, minutes: freeMinutes(hours, days) }))
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.minutes - a.minutes || a.tName.localeCompare(b.tName))
    .slice(0, SHOWN);
}

/** The minutes of weekly hours on some days, without days off and what is planned. */
export function freeMinutes(
  { availability, planned, timeOff }: Omit<FreeStaff, 'profile' | 'tName'>,
  days: readonly string[],
) {
  const worked = days.filter((day) => !isDayOff(day, timeOff));
  return worked.reduce((sum, day) => sum + minutesIn(availability, weekdayOf(day)), 0) - planned;
}

/** A planned session, and what was allowed of it. */
export type Planned = Pick<StoredSession, 'profile' | 'day' | 'allowed'>;

/** The members of staff who have sessions on their days off, in the order of their first such session and of their names. */
export function withSessionsOnDaysOff(
  names: ReadonlyMap<string, string>,
  planned: readonly Planned[],
  timesOff: readonly { readonly profile: string; readonly from: string; readonly to: string }[],
): SessionFigures['onDaysOff'] {
  return [...names]
    .flatMap(([profile, tName]) => {
      const timeOff = timesOff.filter((off) => off.profile === profile);
      const own = planned.filter(
        (session) =>
          session.profile === profile &&
          isDayOff(session.day, timeOff) &&
          !session.allowed?.warnings.includes('timeOff'),
      );
      return own[0] ? [{ profile, tName, day: own[0].day, sessions: own.length }] : [];
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.tName.localeCompare(b.tName));
}
