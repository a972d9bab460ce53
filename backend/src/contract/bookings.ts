import { LANGUAGES } from './languages.js';
import type { Rules } from './rule.js';

/** The five bookings of the spec; each names its routes: `/{kind}/add-booking` and so on. */
export const BOOKING_KINDS = [
  'shadow-teacher',
  'special-need-teacher',
  'readiness-teacher',
  'counselling-teacher',
  'therapy-session-teacher',
] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** The kind of a booking, in a list of all five. */
export const BOOKING_KIND = {
  type: 'choice',
  label: 'Kind',
  what: 'a kind of booking',
  values: BOOKING_KINDS,
} as const;

export const BOOKING_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export const BOOKING_STATUS = { type: 'choice', label: 'Status', what: 'a status', values: BOOKING_STATUSES } as const;

/** When somebody likes to be called; the office is there on weekdays from 8 to 5. */
const BEST_TIMES = ['any', 'morning', 'midday', 'afternoon'] as const;
export type BestTime = (typeof BEST_TIMES)[number];
export const BEST_TIME = {
  type: 'choice',
  label: 'Best time to call',
  what: 'a time',
  values: BEST_TIMES,
  optional: true,
} as const;

/** Without these nobody can answer a parent; older clients do not send them (contract, departure 4). */
export const PARENT_FIELDS = {
  parentName: { type: 'text', label: 'Your name', what: 'your name', max: 120, optional: true },
  parentPhone: { type: 'phone', label: 'Your phone number', what: 'your phone number', optional: true, foreign: true },
  parentEmail: { type: 'email', label: 'Your email', what: 'your email address', optional: true },
  bestTime: BEST_TIME,
  preferredStaff: { type: 'id', label: 'Preferred teacher', what: 'a teacher', optional: true },
} as const satisfies Rules;

/** Who looks after the family; only administrators say so. */
export const ASSIGNMENT_FIELDS = {
  assignedStaff: { type: 'id', label: 'Assigned teacher', what: 'a teacher who works with us', optional: true },
} as const satisfies Rules;

/** Which text a parent agreed to, and in which language it was shown: stored with the booking, never changed. */
export const CONSENT_FIELDS = {
  consentVersion: {
    type: 'text',
    label: 'Consent text',
    what: 'the version of the consent text',
    max: 40,
    optional: true,
  },
  consentLanguage: {
    type: 'choice',
    label: 'Consent language',
    what: 'the language of the consent text',
    values: LANGUAGES,
    optional: true,
  },
} as const satisfies Rules;

/** Fields of a booking that an administrator entered for a caller: how the parent agreed, and who asked them. */
export const ENTERED_FIELDS = {
  consentBy: { type: 'choice', label: 'Consent', what: 'how the parent agreed', values: ['phone'], optional: true },
  recordedBy: { type: 'email', label: 'Entered by', what: 'an email address', optional: true },
} as const satisfies Rules;

/** Questions to a caller besides those of the public form. A number is required, because somebody has to call back. */
export const CALLER_FIELDS = {
  parentName: { type: 'text', label: "Parent's name", what: "the parent's name", max: 120 },
  parentPhone: { type: 'phone', label: "Parent's phone number", what: "the parent's phone number", foreign: true },
  consentBy: {
    type: 'choice',
    label: 'Consent',
    what: 'that the parent agreed',
    values: ENTERED_FIELDS.consentBy.values,
    message: 'Ask the parent for their agreement, and record it here.',
  },
} as const satisfies Rules;

/** What every booking asks about the child. */
export const CHILD_FIELDS = {
  childName: { type: 'text', label: "Child's name", what: "your child's name", max: 120 },
  childAge: { type: 'number', label: "Child's age", what: "your child's age", min: 3, max: 18, whole: true },
  schoolGrade: {
    type: 'number',
    label: 'School grade',
    what: 'the school grade',
    min: 1,
    max: 12,
    whole: true,
    optionalIf: ['notAtSchool'],
  },
} as const satisfies Rules;

/** A child who is not at school yet has no grade (contract, departure 6). */
export const SCHOOL_FIELDS = {
  notAtSchool: { type: 'boolean', label: 'Not at school', what: 'yes or no', optional: true },
  preschool: { type: 'boolean', label: 'Goes to preschool', what: 'yes or no', optional: true },
} as const satisfies Rules;

const REQUIREMENTS_NEEDS = {
  requirementsNeeds: {
    type: 'text',
    label: 'What you would like from us',
    what: 'what you would like from us',
    max: 2000,
    lines: true,
  },
} as const satisfies Rules;
const CHILD_NEEDS = {
  childNeeds: { type: 'text', label: "Your child's needs", what: "your child's needs", max: 2000, lines: true },
} as const satisfies Rules;
const CHILD_CONDITION = {
  childCondition: {
    type: 'text',
    label: "Your child's condition",
    what: "your child's condition",
    max: 2000,
    lines: true,
  },
} as const satisfies Rules;

const DIAGNOSED = {
  type: 'text',
  label: 'Diagnosed condition',
  what: 'the diagnosed condition',
  max: 500,
  lines: true,
} as const;
const DIAGNOSED_OPTIONAL = { diagnosedCondition: { ...DIAGNOSED, optional: true } } as const satisfies Rules;

const HOME = {
  homeLocation: { type: 'text', label: 'Home location', what: 'the home location', max: 300, lines: true },
} as const satisfies Rules;
const SESSIONS = {
  noOfsessionPerweek: {
    type: 'number',
    label: 'Sessions per week',
    what: 'the number of sessions per week',
    min: 1,
    max: 7,
    whole: true,
  },
} as const satisfies Rules;
const START = {
  startingDate: { type: 'date', label: 'Starting date', what: 'the starting date' },
} as const satisfies Rules;

/** Each kind's own fields, in the order its form asks them (contract, "Fields and rules"). */
export const BOOKING_FIELDS = {
  'shadow-teacher': {
    ...CHILD_FIELDS,
    schoolName: { type: 'text', label: 'School name', what: "the school's name", max: 200 },
    location: { type: 'text', label: 'School location', what: 'where the school is', max: 300, lines: true },
    schoolTimeDuration: { type: 'text', label: 'School hours', what: 'the school hours', max: 120 },
    ...REQUIREMENTS_NEEDS,
    ...DIAGNOSED_OPTIONAL,
    ...CHILD_NEEDS,
    ...START,
  },
  'special-need-teacher': {
    ...CHILD_FIELDS,
    ...HOME,
    ...REQUIREMENTS_NEEDS,
    ...DIAGNOSED_OPTIONAL,
    ...SESSIONS,
    ...CHILD_NEEDS,
    ...START,
  },
  'readiness-teacher': {
    ...CHILD_FIELDS,
    ...HOME,
    noOfdaysPerweek: {
      type: 'number',
      label: 'Days per week',
      what: 'the number of days per week',
      min: 1,
      max: 7,
      whole: true,
    },
    noOfhoursPerweek: {
      type: 'number',
      label: 'Hours per week',
      what: 'the number of hours per week',
      min: 1,
      max: 168,
      whole: true,
    },
    ...REQUIREMENTS_NEEDS,
    ...CHILD_NEEDS,
    diagnosedCondition: DIAGNOSED,
    ...START,
  },
  'counselling-teacher': {
    ...CHILD_FIELDS,
    ...SESSIONS,
    ...REQUIREMENTS_NEEDS,
    ...CHILD_CONDITION,
    ...DIAGNOSED_OPTIONAL,
  },
  'therapy-session-teacher': {
    ...CHILD_FIELDS,
    ...SESSIONS,
    ...REQUIREMENTS_NEEDS,
    ...CHILD_CONDITION,
    ...DIAGNOSED_OPTIONAL,
    ...START,
  },
} as const satisfies Record<BookingKind, Rules>;
