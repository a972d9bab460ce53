import type { BOOKING_FIELDS, BookingKind, CONSENT_FIELDS, PARENT_FIELDS, SCHOOL_FIELDS } from '#contract/bookings';
import type { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import type { COURSE_REQUEST_CHANNEL_FIELDS, COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { OPEN_FIELDS } from '#contract/open-fields';
import type { REGISTRATION_FIELDS } from '#contract/users';

/**
 * What one field accepts and refuses, and in which words. Written by hand from the contract ("Fields and rules"), never
 * computed from `contract/`: a limit that changes there fails a test here.
 */
export interface FieldCase {
  /** Values on the borders of what is accepted, and what is stored of them where that differs. */
  readonly good: readonly unknown[];
  readonly stored?: unknown;
  /** Values just beyond, and the validation message they are refused with. */
  readonly bad: readonly unknown[];
  readonly message: string;
  /** The message for a field that is left out; an optional field has none. */
  readonly missing?: string;
}
/** A case for each field of a form: one that is forgotten does not compile. */
export type FieldCases<Fields = Readonly<Record<string, unknown>>> = { readonly [Name in keyof Fields]: FieldCase };

/** A text of so many characters, in a script whose letters are not ASCII. */
export const textOf = (length: number): string => 'ම'.repeat(length);

export const text = (label: string, max: number, missing?: string): FieldCase => ({
  good: [textOf(max)],
  bad: [textOf(max + 1)],
  message: `${label} must be ${max} characters or fewer.`,
  ...(missing !== undefined && { missing }),
});
const phone = (message: string, missing?: string): FieldCase => ({
  good: ['tel:+94 77–123 \u200E௪௫௬௭,'],
  stored: '0771234567',
  bad: ['077123456', '+97433123456'],
  message,
  ...(missing !== undefined && { missing }),
});
/** Of a parent, who may live anywhere. */
const anyPhone = (message: string): FieldCase => ({
  good: ['+97433123456', '+974 3312 3456', '+974 (0)3312 3456'],
  stored: '+97433123456',
  bad: ['97433123456'],
  message,
});
const email = (missing?: string): FieldCase => ({
  good: ['mailto:Am\u00ADma@Exam\u200Dple.LK'],
  stored: 'amma@example.lk',
  bad: ['amma@example', 'am..ma@example.lk', 'amma@-example.lk'],
  message: 'Please enter a valid email address.',
  ...(missing !== undefined && { missing }),
});
export const whole = (label: string, min: number, max: number, missing: string): FieldCase => ({
  good: [min, max],
  bad: [min - 1, max + 1],
  message: `${label} must be between ${min} and ${max}.`,
  missing,
});
const yesOrNo: FieldCase = { good: [true, false], bad: ['yes'], message: 'Choose yes or no from the list.' };
const bestTime: FieldCase = { good: ['morning'], bad: ['night'], message: 'Choose a time from the list.' };
const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number.';

type Shared = typeof PARENT_FIELDS & typeof SCHOOL_FIELDS & typeof OPEN_FIELDS & typeof CONSENT_FIELDS;
const PARENT: FieldCases<Shared> = {
  parentName: text('Your name', 120),
  parentPhone: anyPhone(PHONE_MESSAGE),
  parentEmail: email(),
  bestTime,
  preferredStaff: {
    good: ['a'.repeat(24)],
    bad: ['a'.repeat(25)],
    message: 'Preferred teacher is not known here. Choose it again.',
  },
  notAtSchool: yesOrNo,
  preschool: yesOrNo,
  noOfsessionPerweekOpen: yesOrNo,
  noOfdaysPerweekOpen: yesOrNo,
  noOfhoursPerweekOpen: yesOrNo,
  startingDateOpen: yesOrNo,
  consentVersion: text('Consent text', 40),
  consentLanguage: { good: ['ta'], bad: ['fr'], message: 'Choose the language of the consent text from the list.' },
};
const CHILD = {
  childName: text("Child's name", 120, "Enter your child's name."),
  childAge: whole("Child's age", 3, 18, "Enter your child's age."),
  schoolGrade: whole('School grade', 1, 12, 'Enter the school grade.'),
} as const;
const requirementsNeeds = text('What you would like from us', 2000, 'Enter what you would like from us.');
const childNeeds = text("Your child's needs", 2000, "Enter your child's needs.");
const childCondition = text("Your child's condition", 2000, "Enter your child's condition.");
const diagnosedCondition = text('Diagnosed condition', 500);
const homeLocation = text('Home location', 300, 'Enter the home location.');
const noOfsessionPerweek = whole('Sessions per week', 1, 7, 'Enter the number of sessions per week.');
const startingDate: FieldCase = {
  good: ['2028-02-29', '2028-02-28T18:30:00.000Z', '2028-02-29T23:59', '\u200E2028-02-29'],
  stored: '2028-02-29T00:00:00.000Z',
  bad: ['2027-02-29'],
  message: 'Starting date must be a real date: day, month, and the year with four digits.',
  missing: 'Enter the starting date.',
};

export const BOOKING_CASES: {
  readonly [Kind in BookingKind]: FieldCases<(typeof BOOKING_FIELDS)[Kind] & Shared>;
} = {
  'shadow-teacher': {
    ...PARENT,
    ...CHILD,
    schoolName: text('School name', 200, "Enter the school's name."),
    location: text('School location', 300, 'Enter where the school is.'),
    schoolTimeDuration: text('School hours', 120, 'Enter the school hours.'),
    requirementsNeeds,
    diagnosedCondition,
    childNeeds,
    startingDate,
  },
  'special-need-teacher': {
    ...PARENT,
    ...CHILD,
    homeLocation,
    requirementsNeeds,
    diagnosedCondition,
    noOfsessionPerweek,
    childNeeds,
    startingDate,
  },
  'readiness-teacher': {
    ...PARENT,
    ...CHILD,
    homeLocation,
    noOfdaysPerweek: whole('Days per week', 1, 7, 'Enter the number of days per week.'),
    noOfhoursPerweek: whole('Hours per week', 1, 168, 'Enter the number of hours per week.'),
    requirementsNeeds,
    childNeeds,
    diagnosedCondition: text('Diagnosed condition', 500, 'Enter the diagnosed condition.'),
    startingDate,
  },
  'counselling-teacher': {
    ...PARENT,
    ...CHILD,
    noOfsessionPerweek,
    requirementsNeeds,
    childCondition,
    diagnosedCondition,
  },
  'therapy-session-teacher': {
    ...PARENT,
    ...CHILD,
    noOfsessionPerweek,
    requirementsNeeds,
    childCondition,
    diagnosedCondition,
    startingDate,
  },
};

export const REGISTRATION_CASES: FieldCases<typeof REGISTRATION_FIELDS> = {
  full_name: text('Full name', 120, 'Enter your full name.'),
  home_address: text('Home address', 300, 'Enter your home address.'),
  phone_number: phone(PHONE_MESSAGE, PHONE_MESSAGE),
  whatsapp_number: phone(
    'Please enter a valid 10-digit WhatsApp number.',
    'Please enter a valid 10-digit WhatsApp number.',
  ),
  email: email('Please enter a valid email address.'),
  teacher_type: {
    good: ['Speech_Therapist'],
    bad: ['Admin'],
    message: 'Choose your teacher type from the list.',
    missing: 'Choose your teacher type.',
  },
  password: {
    good: [textOf(128)],
    bad: [textOf(129)],
    message: 'Password must be 128 characters or fewer.',
    missing: 'Enter a password.',
  },
};

/** The course itself must exist: its own tests are beside these. */
export const COURSE_REQUEST_CASES: FieldCases<
  Omit<typeof COURSE_REQUEST_FIELDS, 'course'> & typeof COURSE_REQUEST_CHANNEL_FIELDS
> = {
  name: text('Name', 120, 'Enter your name.'),
  phone: phone(PHONE_MESSAGE, 'Enter your phone number.'),
  email: email('Enter your email address.'),
  noEmail: yesOrNo,
};

export const CONTACT_CASES: FieldCases<typeof CONTACT_FIELDS & typeof CONTACT_CHANNEL_FIELDS> = {
  name: text('Name', 120, 'Enter your name.'),
  email: email('Enter your email address.'),
  message: text('Message', 5000, 'Enter your message.'),
  phone: anyPhone(PHONE_MESSAGE),
  noEmail: yesOrNo,
  callBack: yesOrNo,
  bestTime,
};
