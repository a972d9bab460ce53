import type { BookingKind } from '#contract/bookings';

const CHILD = { childName: 'Sithum', childAge: 8, schoolGrade: 3 };
const NEEDS = { requirementsNeeds: 'A patient person', childNeeds: 'Short tasks' };
const START = { startingDate: '2027-01-05T00:00:00.000Z' };
const TALK = {
  requirementsNeeds: 'Somebody to talk to',
  childCondition: 'Finds it hard to join in',
  noOfsessionPerweek: 2,
};

const SMALLEST: Record<BookingKind, Record<string, unknown>> = {
  'shadow-teacher': {
    ...CHILD,
    ...NEEDS,
    ...START,
    schoolName: 'Lake View School',
    location: 'Wattala',
    schoolTimeDuration: '7.30 to 13.30',
  },
  'special-need-teacher': { ...CHILD, ...NEEDS, ...START, homeLocation: 'Ja-Ela', noOfsessionPerweek: 3 },
  'readiness-teacher': {
    ...CHILD,
    ...NEEDS,
    ...START,
    homeLocation: 'Kandana',
    noOfdaysPerweek: 4,
    noOfhoursPerweek: 8,
    diagnosedCondition: 'Speech delay',
  },
  'counselling-teacher': { ...CHILD, ...TALK },
  'therapy-session-teacher': { ...CHILD, ...TALK, ...START },
};

/** A valid booking with the fields its kind requires and no others. */
export function aBooking(kind: BookingKind, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...SMALLEST[kind], ...changes };
}
