import type { BOOKING_FIELDS, BookingKind, PARENT_FIELDS } from '#contract/bookings';
import type { LANGUAGE_FIELDS } from '#contract/languages';

type AskedOfParents = Exclude<keyof typeof PARENT_FIELDS, 'preferredStaff'> | keyof typeof LANGUAGE_FIELDS;
type FieldOf<K extends BookingKind> = (keyof (typeof BOOKING_FIELDS)[K] & string) | AskedOfParents;

/** Groups of at most four questions, as many as a phone shows at a time; each name is a heading of the catalogue. */
type StepName = 'you' | 'child' | 'school' | 'home' | 'visits' | 'needs';
export interface Step<Field extends string = string> {
  name: StepName;
  fields: readonly Field[];
}

const YOU = { name: 'you', fields: ['parentName', 'parentPhone', 'language', 'parentEmail'] } as const;
/** The age first: it decides whether a form is the right way at all. */
const CHILD = { name: 'child', fields: ['childAge', 'schoolGrade', 'childName'] } as const;
/** The best time to call last: it is all that is left to settle then. */
const NEEDS = { name: 'needs', fields: ['requirementsNeeds', 'childNeeds', 'diagnosedCondition', 'bestTime'] } as const;
const CONDITION = {
  name: 'needs',
  fields: ['requirementsNeeds', 'childCondition', 'diagnosedCondition', 'bestTime'],
} as const;

/** What each booking asks, step by step. A kind without an entry, or a field of another kind, does not compile. */
export const BOOKING_STEPS = {
  'shadow-teacher': [
    YOU,
    CHILD,
    { name: 'school', fields: ['schoolName', 'location', 'schoolTimeDuration', 'startingDate'] },
    NEEDS,
  ],
  'special-need-teacher': [
    YOU,
    CHILD,
    { name: 'home', fields: ['homeLocation', 'noOfsessionPerweek', 'startingDate'] },
    NEEDS,
  ],
  'readiness-teacher': [
    YOU,
    CHILD,
    { name: 'home', fields: ['homeLocation', 'noOfdaysPerweek', 'noOfhoursPerweek', 'startingDate'] },
    NEEDS,
  ],
  'counselling-teacher': [YOU, CHILD, { name: 'visits', fields: ['noOfsessionPerweek'] }, CONDITION],
  'therapy-session-teacher': [
    YOU,
    CHILD,
    { name: 'visits', fields: ['noOfsessionPerweek', 'startingDate'] },
    CONDITION,
  ],
} as const satisfies { readonly [K in BookingKind]: readonly Step<FieldOf<K>>[] };

/** A step of the form, as in the hash of the URL: a group of questions, the check before sending, the receipt. */
export type StepPosition = number | 'check' | 'sent';

export function positionOf(hash: string, steps: number): StepPosition {
  if (hash === '#check') return 'check';
  if (hash === '#sent') return 'sent';
  const step = Number(/^#step-(\d+)$/.exec(hash)?.[1] ?? 1);
  return step >= 1 && step <= steps ? step : 1;
}

export function hashOf(place: StepPosition): string {
  return typeof place === 'number' ? `#step-${place}` : `#${place}`;
}

/** The furthest step that can be shown: one with missing or invalid fields cannot be passed. */
export function furthestReachable(place: StepPosition, steps: readonly Step[], wrong: readonly string[]): StepPosition {
  if (place === 'sent') return place;
  const open = steps.findIndex(({ fields }) => fields.some((field) => wrong.includes(field)));
  if (open === -1) return place;
  return place === 'check' || place > open + 1 ? open + 1 : place;
}
