import type { Rules } from './rule.js';
import { APPLICANT_FIELDS } from './users.js';

/** A post that is open, as administrators write it and /Careers shows it until its closing date has passed. */
export const VACANCY_FIELDS = {
  title: { type: 'text', label: 'Title', what: 'the title', max: 120 },
  teacher_type: { ...APPLICANT_FIELDS.teacher_type, label: 'Role', what: 'the role' },
  district: { type: 'text', label: 'District', what: 'the district', max: 120 },
  hours: { type: 'text', label: 'Working hours', what: 'the working hours', max: 200 },
  pay: { type: 'text', label: 'Pay', what: 'the pay', max: 200 },
  description: { type: 'text', label: 'Description', what: 'the description', max: 2000, lines: true },
  safeguarding: {
    type: 'text',
    label: 'Safeguarding',
    what: 'how applicants are checked',
    max: 1000,
    lines: true,
  },
  closingDate: { type: 'date', label: 'Closing date', what: 'the closing date' },
} as const satisfies Rules;
