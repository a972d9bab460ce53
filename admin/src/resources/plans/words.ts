import type { Place, SessionStatus } from '#contract/plan-rules';
import type { CoverObstacle, MatchMiss, MatchReason, PreviewedSession, Session } from '#contract/plans';
import { day as written, dayOfYear, today } from '../../config/formats';
import { endOf, weekdayOf } from './days';
import type { PlanText, PlansTranslate } from './usePlansTranslate';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const WEEKDAY_NUMBERS = WEEKDAYS.map((_, place) => place + 1);

export const weekdayWord = (t: PlansTranslate, weekday: number): string => t(WEEKDAYS[weekday - 1] ?? 'monday');

/** `Tuesday, 1 Dec`. */
export const dayWord = (t: PlansTranslate, day: string): string =>
  `${weekdayWord(t, weekdayOf(day))}, ${dayOfYear(day)}`;
/** `Tuesday, 1 Dec 2026`. */
export const wholeDay = (t: PlansTranslate, day: string): string =>
  `${weekdayWord(t, weekdayOf(day))}, ${written(day)}`;

/** `15:30–16:15`. */
export const timeWord = (session: { at: string; minutes: number }): string => `${session.at}–${endOf(session)}`;

/** Names a session by its day, its time and its child. */
export const sessionWord = (
  t: PlansTranslate,
  session: Pick<Session, 'day' | 'at' | 'minutes' | 'childName'>,
): string => `${dayWord(t, session.day)}, ${timeWord(session)}, ${session.childName}`;

export const PLACE_WORDS = {
  school: 'atSchool',
  home: 'atHome',
  centre: 'atCentre',
  online: 'online',
} as const satisfies Record<Place, PlanText>;

const STATUS_WORDS = {
  planned: 'planned',
  held: 'held',
  absent: 'absent',
  cancelled: 'cancelled',
} as const satisfies Record<SessionStatus, PlanText>;

/** What can stand in the way of a session. */
export const OBSTACLE_WORDS = {
  availability: 'outsideHours',
  timeOff: 'onTimeOff',
  public: 'publicHoliday',
  school: 'schoolHoliday',
  profile: 'teacherBusy',
  child: 'childBusy',
  withdrawn: 'consentWithdrawn',
} as const satisfies Record<CoverObstacle, PlanText>;

/** What stands in the way of a planned session: who has another one then, and the warnings. */
export const obstaclesText = (t: PlansTranslate, { clash, warnings }: PreviewedSession): string =>
  [...(clash ? [clash.with] : []), ...warnings].map((one) => t(OBSTACLE_WORDS[one])).join(', ');

/**
 * What is done, and that a message says so: somebody may have to tell it by phone. The server writes none about what is over.
 * @param last day of the last session that it is about
 */
export const withMessage = (t: PlansTranslate, done: string, last: string, smart_count = 1): string =>
  last < today() ? done : `${done} ${t('messageWritten', { smart_count })}`;

/** What speaks for a teacher. */
export const REASON_WORDS = {
  wished: 'wishedYes',
  role: 'roleYes',
  language: 'languageYes',
  district: 'districtYes',
  hours: 'hoursYes',
} as const satisfies Record<MatchReason, PlanText>;
/** What speaks against a teacher. */
export const MISSING_WORDS = {
  role: 'roleNo',
  language: 'languageNo',
  district: 'districtNo',
  hours: 'hoursNo',
  noHours: 'hoursUnknown',
} as const satisfies Record<MatchMiss, PlanText>;

/** How a session stands, with everything that is said beside it. */
export function sessionStatusText(t: PlansTranslate, session: Session): string {
  const { status, unresolved, late, owed, cancelledBy, makesUp } = session;
  const said: PlanText[] = [
    unresolved ? 'unresolved' : cancelledBy === 'family' ? 'cancelledByFamily' : STATUS_WORDS[status],
  ];
  if (late) said.push('late');
  if (owed) said.push('owed');
  if (makesUp !== undefined) said.push('isMakeUp');
  return said.map((word) => t(word)).join(', ');
}
