import type { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { COURSE_FIELDS } from '#contract/courses';
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
