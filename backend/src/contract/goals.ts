import type { BookingKind } from './bookings.js';
import { LANGUAGES, type Language } from './languages.js';
import type { Rules } from './rule.js';
import { DAY_MESSAGE } from './sri-lanka.js';

export const GOAL_STATUSES = ['open', 'reached', 'closed'] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];
/** No goal is opened where so many of the child's are open. One that two families had may have more: none of them is lost. */
export const OPEN_GOALS_MAX = 5;
/** An open goal of which no step was reached for so many days is one to look at. */
export const STALLED_DAYS = 90;
/** A note can be written and changed for so many days after its session. */
export const NOTE_DAYS = 7;

/** How a session went, worst first; the faces of the note page. */
export const MOODS = [1, 2, 3, 4] as const;
export type Mood = (typeof MOODS)[number];

const DAY = { type: 'day', message: DAY_MESSAGE } as const;

export const GOAL_FIELDS = {
  booking: { type: 'id', label: 'Booking', what: 'a booking' },
  title: { type: 'text', label: 'Goal', what: 'the goal', max: 120 },
  steps: {
    type: 'list',
    label: 'Steps',
    what: 'at least one step',
    of: {
      /** Given by the server; a client sends it back, so that a step keeps its day. */
      _id: { type: 'id', label: 'Step', what: 'a step', optional: true },
      text: { type: 'text', label: 'Step', what: 'the step', max: 120 },
      reachedOn: { ...DAY, label: 'Reached on', what: 'the day', optional: true },
      /** Sent in place of a day: it was reached today, or stays reached on its day. Never stored. */
      reached: { type: 'boolean', label: 'Reached', what: 'yes or no', optional: true },
    },
    min: 1,
    max: 7,
    message: 'Enter one to seven steps.',
  },
} as const satisfies Rules;
const { booking: _, ...changeable } = GOAL_FIELDS;
export const GOAL_CHANGE_FIELDS = {
  ...changeable,
  status: { type: 'choice', label: 'Status', what: 'a status', values: GOAL_STATUSES },
  /** Why a goal was closed without being reached. */
  closedBecause: { type: 'text', label: 'Why it was closed', what: 'the reason', max: 200, optional: true },
} as const satisfies Rules;

export const SESSION_NOTE_FIELDS = {
  steps: {
    type: 'ids',
    label: 'Steps reached',
    what: 'the steps',
    orNone: true,
    optional: true,
  },
  mood: { type: 'number', label: 'How it went', what: 'how it went', min: 1, max: 4, whole: true },
  forFamily: { type: 'text', label: 'For the family', what: 'a sentence', max: 300, lines: true, optional: true },
  forTeam: { type: 'text', label: 'For the team', what: 'a sentence', max: 1000, lines: true, optional: true },
  language: { type: 'choice', label: 'Language', what: 'a language', values: LANGUAGES },
} as const satisfies Rules;

export interface GoalStep {
  readonly _id: string;
  readonly text: string;
  readonly reachedOn?: string;
}
export interface Goal {
  readonly _id: string;
  readonly booking: string;
  readonly title: string;
  readonly steps: readonly GoalStep[];
  readonly status: GoalStatus;
  readonly reachedOn?: string;
  readonly closedBecause?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}
/** What a note said before, who had written it and when. */
export interface EarlierWords extends Pick<SessionNote, 'forFamily' | 'forTeam' | 'by'> {
  readonly at: string;
}
/** The only note of a session. */
export interface SessionNote {
  readonly session: string;
  readonly steps: readonly string[];
  readonly mood: Mood;
  readonly forFamily?: string;
  readonly forTeam?: string;
  readonly language: Language;
  /** The name of whoever wrote it. */
  readonly by: string;
  readonly updatedAt: string;
  /** The words that were replaced by somebody who had not seen them, as on a second device, oldest first. */
  readonly earlier?: readonly EarlierWords[];
}

/** What a family reads of its child's goals; nothing of what is for the team. */
export type FamilyGoal = Pick<Goal, '_id' | 'title' | 'steps' | 'status' | 'reachedOn' | 'closedBecause'>;
export interface FamilyNote {
  readonly day: string;
  readonly forFamily: string;
  readonly language: Language;
}
/** Who looked at the record of a family's child, once for each role and day. */
export interface Look {
  readonly role: 'administrator' | 'staff';
  readonly day: string;
}

/** What the one-page progress report shows. */
export interface ProgressReport {
  readonly kind: BookingKind;
  readonly childName: string;
  readonly from: string;
  readonly until: string;
  readonly staff: readonly string[];
  readonly held: number;
  readonly absent: number;
  readonly goals: readonly FamilyGoal[];
  readonly notes: readonly FamilyNote[];
  /** Only when it was asked for. */
  readonly diagnosis?: string;
}

/** A report covers so many months, where no first day is named. */
export const REPORT_MONTHS = 3;

/** The progress report of a booking: asked for with a family's private address, or by staff with the booking. */
export const REPORT_FIELDS = {
  token: { type: 'text', label: 'Private address', what: 'the private address', max: 100, optional: true },
  // It names what is asked for, as an address does: text that is no id is not found.
  booking: {
    type: 'text',
    label: 'Booking',
    what: 'a booking',
    max: 100,
    message: 'Choose a booking.',
    optionalIf: ['token'],
  },
  from: { ...DAY, label: 'From', what: 'the first day', optional: true },
  until: { ...DAY, label: 'Until', what: 'the last day', optional: true },
  diagnosis: { type: 'boolean', label: 'With the diagnosis', what: 'yes or no', optional: true },
} as const satisfies Rules;

/** `GET /goals/figures`: the dashboard's lines about goals and notes. */
export interface GoalFigures {
  /** Bookings whose last held sessions, two or more in a row, have no note. */
  readonly withoutNotes: readonly { readonly booking: string; readonly sessions: number }[];
  /** Open goals without a step for 90 days. */
  readonly stalled: number;
  /** The bookings of these goals, once each. */
  readonly stalledBookings: readonly string[];
  readonly stepsThisMonth: number;
}
