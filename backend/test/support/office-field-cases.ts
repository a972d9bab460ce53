import type { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { COURSE_FIELDS } from '#contract/courses';
import type { FAMILY_FIELDS } from '#contract/families';
import type { HOLIDAY_CORRECTION_FIELDS } from '#contract/plan-rules';
import type { SERVICE_FIELDS } from '#contract/services';
import type { VACANCY_FIELDS } from '#contract/vacancies';
import { type FieldCase, type FieldCases, text, whole } from './field-cases.js';

export const DETAIL_CASES: FieldCases<typeof TEACHER_PROFILE_FIELDS> = {
  service: {
    good: ['Parent counseling/Parenting session'],
    bad: ['Parent counseling'],
    message: 'Choose a service from the list.',
    missing: 'Choose a service.',
  },
  tName: text('Name', 120, 'Enter the name.'),
  age: whole('Age', 18, 70, 'Age must be between 18 and 70.'),
  experience: {
    good: [0, 69.5],
    bad: [-1, 70],
    message: 'Experience must be a non-negative number and less than 70 years.',
    missing: 'Experience must be a non-negative number and less than 70 years.',
  },
  qualification: text('Qualifications', 2000),
  profession: { good: ['Speech_Therapist'], bad: ['Admin'], message: 'Choose a profession from the list.' },
  languages: {
    good: ['si, ta', 'si,ta,'],
    stored: ['si', 'ta'],
    bad: ['si,fr'],
    message: 'Choose the languages from the list.',
  },
  districts: {
    good: ['Nuwara Eliya'],
    stored: ['Nuwara Eliya'],
    bad: ['Nuwara, Eliya'],
    message: 'Choose the districts from the list.',
  },
  goodAt: text('Good at, in English', 300),
  goodAtSi: text('Good at, in Sinhala', 300),
  goodAtTa: text('Good at, in Tamil', 300),
  greetingLanguage: { good: ['ta'], bad: ['fr'], message: 'Choose the language of the greeting from the list.' },
  greetingText: text('What the voice greeting says', 500),
  checked: {
    good: ['identity,police'],
    stored: ['identity', 'police'],
    bad: ['identity,kindness'],
    message: 'Choose what is confirmed from the list.',
  },
};

export const COURSE_CASES: FieldCases<typeof COURSE_FIELDS> = {
  title: text('Course name', 200, 'Enter the course name.'),
  description: text('Description', 5000, 'Enter the description.'),
  link: {
    good: ['HTTPS://a.lk/x?y#z'],
    bad: ['javascript:alert(1)'],
    message: 'Link must be a web address that starts with http:// or https://.',
    missing: "Enter the course's web address.",
  },
};

const maybeWhole = (label: string, min: number, max: number): FieldCase => {
  const { missing: _, ...others } = whole(label, min, max, '');
  return others;
};
export const SERVICE_CASES: FieldCases<typeof SERVICE_FIELDS> = {
  service: {
    good: ['Parent counseling/Parenting session'],
    bad: ['Parent counseling'],
    message: 'Choose a service from the list.',
    missing: 'Choose a service.',
  },
  sessionMinutes: maybeWhole('Minutes of one session', 5, 600),
  priceFrom: maybeWhole('Price from (rupees)', 0, 1_000_000),
  priceTo: maybeWhole('Price to (rupees)', 0, 1_000_000),
  priceFor: { good: ['programme'], bad: ['week'], message: 'Choose what the price is for from the list.' },
  reducedPrice: maybeWhole('Reduced fee from (rupees)', 0, 1_000_000),
  waitingWeeks: maybeWhole('Waiting time in weeks', 0, 104),
};

export const VACANCY_CASES: FieldCases<typeof VACANCY_FIELDS> = {
  title: text('Title', 120, 'Enter the title.'),
  teacher_type: {
    good: ['Speech_Therapist'],
    bad: ['Admin'],
    message: 'Choose the role from the list.',
    missing: 'Choose the role.',
  },
  district: text('District', 120, 'Enter the district.'),
  hours: text('Working hours', 200, 'Enter the working hours.'),
  pay: text('Pay', 200, 'Enter the pay.'),
  description: text('Description', 2000, 'Enter the description.'),
  safeguarding: text('Safeguarding', 1000, 'Enter how applicants are checked.'),
  closingDate: {
    good: ['2028-02-29', '2028-02-28T18:30:00.000Z', '2028-02-29T23:59'],
    stored: '2028-02-29T00:00:00.000Z',
    bad: ['2027-02-29'],
    message: 'Closing date must be a real date: day, month, and the year with four digits.',
    missing: 'Enter the closing date.',
  },
};

const CONTACT = { name: 'Malini Perera', language: 'si', main: true };
const people = (count: number, each: object) => Array.from({ length: count }, () => each);
export const FAMILY_CASES: FieldCases<typeof FAMILY_FIELDS> = {
  name: text('Family', 120, "Enter the family's name."),
  contacts: {
    good: [[{ ...CONTACT, phone: '+94 77 765 4321', relation: 'mother', secret: 'x' }]],
    stored: [{ ...CONTACT, phone: '0777654321', relation: 'mother' }],
    bad: [[{ name: 'Malini Perera', language: 'fr' }]],
    message: 'Choose a language from the list.',
    missing: 'Enter one to six contacts.',
  },
  children: {
    good: [[], people(12, { name: 'Kasun' })],
    bad: [people(13, { name: 'Kasun' })],
    message: 'Enter twelve children at most.',
  },
};

/** Without what depends on `removed`: the spec of the holidays says that. */
export const HOLIDAY_CASES: FieldCases<typeof HOLIDAY_CORRECTION_FIELDS> = {
  day: {
    good: ['2028-02-29', '2028-02-28T18:30:00.000Z'],
    stored: '2028-02-29',
    bad: ['2027-02-29'],
    message: 'Please enter a real day, written as YYYY-MM-DD.',
    missing: 'Please enter a real day, written as YYYY-MM-DD.',
  },
  kind: {
    good: ['school'],
    bad: ['bank'],
    message: 'Choose a kind of holiday from the list.',
    missing: 'Choose a kind of holiday.',
  },
  removed: { good: [true], bad: ['yes'], message: 'Choose yes or no from the list.' },
  name: text('Name', 100, 'Enter the name.'),
};
