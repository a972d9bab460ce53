import type { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { COURSE_FIELDS } from '#contract/courses';
import type { VACANCY_FIELDS } from '#contract/vacancies';
import { type FieldCases, text, whole } from './field-cases.js';

/** What administrators and content editors write: see `field-cases.ts`. */
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
    good: ['2028-02-29'],
    stored: '2028-02-29T00:00:00.000Z',
    bad: ['2027-02-29'],
    message: 'Closing date must be a real date, like 2026-12-31.',
    missing: 'Enter the closing date.',
  },
};
