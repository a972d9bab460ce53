import type { Clash, HolidayKind, Place, PlanWarning, SessionStatus } from '#contract/plan-rules';
import { PLACES_TO_TRAVEL } from '#contract/plan-rules';
import type { ClashingSession, PreviewedSession, WorkingHours } from '#contract/plans';
import { DAY_MS, weekdayOf, minuteOf } from '#contract/sri-lanka';
import { groupBy } from '../common/group-by.js';
import { daysIn, type Span } from './staff-days.js';

/** The time of a session: its day, its beginning and its length. */
export interface Slot {
  readonly day: string;
  readonly at: string;
  readonly minutes: number;
}
/** A session's time, its place, and whose it is. */
export interface PlacedSession extends Slot {
  readonly profile: string;
  readonly family: string;
  readonly child: string;
  readonly place: Place;
}
/** A session that is already there. */
export interface ExistingSession extends PlacedSession {
  readonly id: string;
}
interface Entry {
  readonly weekday: number;
  readonly at: string;
  readonly minutes: number;
}
/** The hours in which a member of staff works. */
export interface Hours {
  readonly availability?: readonly WorkingHours[] | null | undefined;
  readonly travelMinutes?: number | null | undefined;
  readonly timeOff: readonly Span[];
}
export type HolidayKinds = ReadonlyMap<string, ReadonlySet<HolidayKind>>;

/** Sessions of these statuses take the time of their staff and child; only a cancelled one gives it back. */
export const OCCUPYING_STATUSES = ['planned', 'held', 'absent'] as const satisfies readonly SessionStatus[];

export const DAY_MINUTES = 24 * 60;

/** Counts the days between two days; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Whether a session ends on the day on which it begins. */
export function endsThatDay({ at, minutes }: Pick<Slot, 'at' | 'minutes'>): boolean {
  return minuteOf(at) + minutes <= DAY_MINUTES;
}

export function bySlot(a: Pick<Slot, 'day' | 'at'>, b: Pick<Slot, 'day' | 'at'>): number {
  return a.day === b.day ? a.at.localeCompare(b.at, 'en') : a.day < b.day ? -1 : 1;
}

/** All sessions of a pattern from one day until another, in their order. */
export function expanded(pattern: readonly Entry[], from: string, until: string): Slot[] {
  const onDay = (day: string) => pattern.filter(({ weekday }) => weekday === weekdayOf(day));
  const slots = daysIn({ from, to: until }).flatMap((day) =>
    onDay(day).map(({ at, minutes }) => ({ day, at, minutes })),
  );
  return slots.sort(bySlot);
}

/** Whether somebody need not travel from one session to the other. */
function isSameSpot(one: PlacedSession, other: PlacedSession): boolean {
  if (one.place !== other.place) return false;
  if (one.place === 'home') return one.family === other.family;
  return one.place !== 'school' || one.child === other.child;
}

/** The minutes that have to lie between two sessions of one member of staff. */
function wayBetween(one: PlacedSession, other: PlacedSession, travelMinutes: number): number {
  const travels = [one, other].some(({ place }) => PLACES_TO_TRAVEL.includes(place));
  return travels && !isSameSpot(one, other) ? travelMinutes : 0;
}

/** Whether two sessions lie closer together than this. */
function isCloser(one: Slot, other: Slot, gap: number): boolean {
  if (one.day !== other.day) return false;
  const [start, otherStart] = [minuteOf(one.at), minuteOf(other.at)];
  return start < otherStart + other.minutes + gap && otherStart < start + one.minutes + gap;
}

/** Whether two sessions are at the same time, at least in part. */
export function doOverlap(one: Slot, other: Slot): boolean {
  return isCloser(one, other, 0);
}

/** Tells who would be in two places, if anybody. */
export function clashBetween(one: PlacedSession, other: PlacedSession, travelMinutes: number): Clash | undefined {
  if (one.profile === other.profile && isCloser(one, other, wayBetween(one, other, travelMinutes))) return 'profile';
  return one.child === other.child && doOverlap(one, other) ? 'child' : undefined;
}

/** The session that another one clashes with: one that is there, or another of the same plan. */
function clashOf(
  wanted: PlacedSession,
  existing: readonly ExistingSession[],
  others: readonly PlacedSession[],
  travelMinutes: number,
): ClashingSession | undefined {
  for (const other of existing) {
    const clash = clashBetween(wanted, other, travelMinutes);
    if (clash) return { with: clash, session: other.id, at: other.at, minutes: other.minutes };
  }
  for (const other of others) {
    const clash = other === wanted ? undefined : clashBetween(wanted, other, travelMinutes);
    if (clash) return { with: clash, at: other.at, minutes: other.minutes };
  }
  return undefined;
}

/** Somebody without weekly hours may be planned at any time. */
function isAvailable({ day, at, minutes }: Slot, { availability }: Hours): boolean {
  if (!availability || availability.length === 0) return true;
  const [start, weekday] = [minuteOf(at), weekdayOf(day)];
  const ofDay = availability
    .filter((hours) => hours.weekday === weekday)
    .map(({ from, to }) => [minuteOf(from), minuteOf(to)] as const)
    .sort(([a], [b]) => a - b);
  let free = start;
  // Hours that meet are one: 9 to 12 and 12 to 15 hold a session at half past eleven.
  for (const [from, to] of ofDay) if (from <= free && to > free) free = to;
  return free >= start + minutes;
}

/** Whether a day is one of somebody's days off. */
export function isDayOff(day: string, timeOff: Hours['timeOff']): boolean {
  return timeOff.some(({ from, to }) => from <= day && day <= to);
}

/** Finds what speaks against a session, which is then planned only if this is allowed by name. */
export function warningsOf(slot: Slot, hours: Hours, holidays: HolidayKinds): PlanWarning[] {
  const kinds = holidays.get(slot.day);
  return [
    ...(isAvailable(slot, hours) ? [] : (['availability'] as const)),
    ...(isDayOff(slot.day, hours.timeOff) ? (['timeOff'] as const) : []),
    ...(kinds?.has('public') ? (['public'] as const) : []),
    ...(kinds?.has('school') ? (['school'] as const) : []),
  ];
}

/** A plan as it would be made: each session with what speaks against it. */
export function previewed(
  wanted: readonly PlacedSession[],
  beside: { readonly existing: readonly ExistingSession[]; readonly others: readonly PlacedSession[] },
  hours: Hours,
  holidays: HolidayKinds,
): PreviewedSession[] {
  const ofDay = groupBy(beside.existing, (session) => session.day);
  const plannedOf = groupBy(beside.others, (session) => session.day);
  return wanted.map((session) => {
    const { day, at, minutes } = session;
    const others = plannedOf.get(day) ?? [];
    const clash = clashOf(session, ofDay.get(day) ?? [], others, hours.travelMinutes ?? 0);
    return { day, at, minutes, warnings: warningsOf(session, hours, holidays), ...(clash && { clash }) };
  });
}

/** Takes out the days of holidays that a series leaves out, but for those that are allowed by name. */
export function withoutSkipped(
  slots: readonly Slot[],
  skip: readonly HolidayKind[],
  holidays: HolidayKinds,
  allowedDays: ReadonlySet<string>,
): { kept: Slot[]; skipped: { day: string; why: HolidayKind }[] } {
  const whyOf = (day: string) => (allowedDays.has(day) ? undefined : skip.find((kind) => holidays.get(day)?.has(kind)));
  const days = [...new Set(slots.map(({ day }) => day))];
  const skipped = days.flatMap((day) => {
    const why = whyOf(day);
    return why === undefined ? [] : [{ day, why }];
  });
  return { kept: slots.filter(({ day }) => whyOf(day) === undefined), skipped };
}

/** Whether a plan can be made: no clash, and every warning is of a day that was allowed by name. */
export function isAllowed(sessions: readonly PreviewedSession[], allowedDays: ReadonlySet<string>): boolean {
  return sessions.every(
    ({ day, warnings, clash }) => clash === undefined && (warnings.length === 0 || allowedDays.has(day)),
  );
}
