import { BOOKING_KIND } from './bookings.js';
import type { Rules } from './rule.js';
import { DAY_MESSAGE } from './sri-lanka.js';

/** Contract, third part: where a session takes place. */
export const PLACES = ['school', 'home', 'centre', 'online'] as const;
export type Place = (typeof PLACES)[number];
/** Between two sessions at these the travel time of their teacher counts. */
export const PLACES_TO_TRAVEL: readonly Place[] = ['school', 'home'];

/** Holidays that a series leaves out. */
export const SKIPS = ['public', 'school'] as const;
export type HolidayKind = (typeof SKIPS)[number];

/** `active`: its sessions are still to come. `ended`: none is added or moved any more. */
export const SERIES_STATUSES = ['active', 'ended'] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

export const SESSION_STATUSES = ['planned', 'held', 'absent', 'cancelled'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];
export const CANCELLED_BY = ['provider', 'family'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** What speaks against a day, and is allowed only by name and with a reason. */
export const PLAN_WARNINGS = ['availability', 'timeOff', 'public', 'school'] as const;
export type PlanWarning = (typeof PLAN_WARNINGS)[number];
/** Who would be in two places: never allowed. */
const CLASHES = ['profile', 'child'] as const;
export type Clash = (typeof CLASHES)[number];

/** A change of one session, or of it and all that come after it in its series. */
const SCOPES = ['this', 'following'] as const;
export type Scope = (typeof SCOPES)[number];

export const SERIES_MONTHS = 12;

const WEEKDAY = {
  type: 'number',
  label: 'Weekday',
  what: 'a weekday from 1 (Monday) to 7',
  min: 1,
  max: 7,
  whole: true,
} as const;
const PROFILE = { type: 'id', label: 'Teacher', what: 'a teacher' } as const;
const BOOKING = { type: 'id', label: 'Booking', what: 'a booking' } as const;
const TIME_MESSAGE = 'Please enter a time on a quarter of an hour, such as 15:30.';
const DAY = { type: 'day', label: 'Day', what: 'the day', message: DAY_MESSAGE } as const;
const AT = { type: 'time', label: 'Time', what: 'the time', message: TIME_MESSAGE } as const;
const MINUTES = {
  type: 'number',
  label: 'Minutes',
  what: 'the minutes',
  min: 15,
  max: 240,
  whole: true,
  step: 15,
  message: 'Minutes must be between 15 and 240, and a multiple of 15.',
} as const;
const PLACE = { type: 'choice', label: 'Place', what: 'a place', values: PLACES } as const;
const SCOPE = { type: 'choice', label: 'Which sessions', what: 'which sessions', values: SCOPES } as const;
const REASON = { type: 'text', label: 'Reason', what: 'the reason', max: 200 } as const;
/** The days whose warnings are allowed. */
const ALLOW = {
  type: 'list',
  label: 'Allowed days',
  what: 'the allowed days',
  of: { day: DAY, reason: REASON },
  max: 366,
  optional: true,
} as const;

/** As many entries of time off as a profile has that are not over. */
export const TIME_OFF_MAX = 100;

/** The account of a member of staff; left out, the profile has none. */
export const STAFF_ACCOUNT_FIELDS = {
  account: { type: 'id', label: 'Account', what: 'an account', optional: true },
} as const satisfies Rules;

/** The days that a question is about, both of them included. */
export const SPAN_FIELDS = {
  from: { ...DAY, label: 'From', what: 'the first day' },
  to: { ...DAY, label: 'Until', what: 'the last day' },
} as const satisfies Rules;
/** They lie within so many months; days off, within so many from today. */
export const SPAN_MONTHS = 24;

export const AVAILABILITY_FIELDS = {
  availability: {
    type: 'list',
    label: 'Weekly hours',
    what: 'the weekly hours',
    of: {
      weekday: WEEKDAY,
      from: { type: 'time', label: 'From', what: 'the beginning', message: TIME_MESSAGE },
      to: { type: 'time', label: 'To', what: 'the end', message: TIME_MESSAGE },
    },
    max: 21,
    message: 'Weekly hours: 21 entries at most, each with a weekday, a beginning and an end.',
  },
  travelMinutes: {
    type: 'number',
    label: 'Travel time in minutes',
    what: 'the travel time in minutes',
    min: 0,
    max: 120,
    whole: true,
  },
} as const satisfies Rules;

export const TIME_OFF_FIELDS = {
  from: { ...DAY, label: 'From', what: 'the first day' },
  to: { ...DAY, label: 'Until', what: 'the last day' },
  reason: { ...REASON, optional: true },
} as const satisfies Rules;

export const SERIES_FIELDS = {
  booking: BOOKING,
  profile: PROFILE,
  pattern: {
    type: 'list',
    label: 'Weekdays and times',
    what: 'at least one weekday',
    of: { weekday: WEEKDAY, at: AT, minutes: MINUTES },
    min: 1,
    max: 7,
    message: 'Enter one to seven weekdays, each with a time and minutes.',
  },
  from: { ...DAY, label: 'From', what: 'the first day' },
  until: { ...DAY, label: 'Until', what: 'the last day' },
  place: PLACE,
  skip: { type: 'choices', label: 'Leave out', what: 'the holidays', values: SKIPS, optional: true },
} as const satisfies Rules;
/** What a series is planned with; `allow` is not stored with the series but with its sessions. */
export const SERIES_PLAN_FIELDS = { ...SERIES_FIELDS, allow: ALLOW } as const satisfies Rules;

export const SESSION_FIELDS = {
  booking: BOOKING,
  profile: PROFILE,
  day: DAY,
  at: AT,
  minutes: MINUTES,
  place: PLACE,
  /** The owed session for which this one is held. */
  makesUp: { type: 'id', label: 'Makes up for', what: 'a session', optional: true },
} as const satisfies Rules;
export const SESSION_PLAN_FIELDS = { ...SESSION_FIELDS, allow: ALLOW } as const satisfies Rules;

/** What a session can be changed to; a field that is left out stays as it is. */
export const SESSION_CHANGE_FIELDS = {
  day: { ...DAY, optional: true },
  at: { ...AT, optional: true },
  minutes: { ...MINUTES, optional: true },
  profile: { ...PROFILE, optional: true },
  place: { ...PLACE, optional: true },
  scope: { ...SCOPE, optional: true },
  allow: ALLOW,
} as const satisfies Rules;

export const SESSION_CANCEL_FIELDS = {
  by: { type: 'choice', label: 'Cancelled by', what: 'who cancelled', values: CANCELLED_BY },
  reason: { ...REASON, optional: true },
  scope: { ...SCOPE, optional: true },
  owed: { type: 'boolean', label: 'To be made up', what: 'yes or no', optional: true },
} as const satisfies Rules;

/** From this day on a series has no sessions any more. */
export const SERIES_END_FIELDS = {
  from: { type: 'day', label: 'From', what: 'the first day without a session' },
} as const satisfies Rules;

/** The holidays over which a series pauses: its sessions on these days are cancelled. */
export const SERIES_PAUSE_FIELDS = {
  skip: { type: 'choices', label: 'Holidays', what: 'the holidays', values: SKIPS },
  reason: { ...REASON, optional: true },
  /** Answers the sessions that would be cancelled, and changes nothing. */
  preview: { type: 'boolean', label: 'Preview', what: 'yes or no', optional: true },
} as const satisfies Rules;

export const COVER_FIELDS = {
  profile: PROFILE,
  day: DAY,
  /** Who takes the sessions over; a preview without it names who could. */
  by: { ...PROFILE, what: 'who takes over', optionalIf: ['preview'] },
  /** Only these of the day: the others are meant for somebody else. */
  sessions: { type: 'ids', label: 'Sessions', what: 'at least one session', optional: true },
  preview: { type: 'boolean', label: 'Preview', what: 'yes or no', optional: true },
} as const satisfies Rules;

const OUTCOMES = ['held', 'absent'] as const;
export const OUTCOME_FIELDS = {
  status: { type: 'choice', label: 'What happened', what: 'what happened', values: OUTCOMES },
} as const satisfies Rules;

/** Whether a cancelled session is to be made up, where it was ticked by mistake, or not ticked. */
export const OWED_FIELDS = {
  owed: { type: 'boolean', label: 'To be made up', what: 'yes or no' },
} as const satisfies Rules;

/** The fields by which sessions can be filtered and sorted, besides `since`, `until`, `unresolved` and `q`. */
export const SESSION_LIST_FIELDS = {
  booking: BOOKING,
  profile: PROFILE,
  family: { type: 'id', label: 'Family', what: 'a family' },
  series: { type: 'id', label: 'Series', what: 'a series', optional: true },
  kind: BOOKING_KIND,
  day: DAY,
  at: AT,
  minutes: MINUTES,
  place: PLACE,
  status: { type: 'choice', label: 'Status', what: 'a status', values: SESSION_STATUSES },
  owed: { type: 'boolean', label: 'To be made up', what: 'yes or no', optional: true },
} as const satisfies Rules;

/** A day of the calendar that the office corrects: added with a name, or taken out. */
export const HOLIDAY_CORRECTION_FIELDS = {
  day: DAY,
  kind: { type: 'choice', label: 'Kind', what: 'a kind of holiday', values: SKIPS },
  removed: { type: 'boolean', label: 'Not a holiday', what: 'yes or no', optional: true },
  name: { type: 'text', label: 'Name', what: 'the name', max: 100, optionalIf: ['removed'] },
} as const satisfies Rules;
