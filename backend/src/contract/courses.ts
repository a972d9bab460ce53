import { NO_EMAIL } from './contacts.js';
import type { Rules } from './rule.js';

export const COURSE_FIELDS = {
  /** The spec's add form says `name`, its edit form `title`: one field. */
  title: { type: 'text', label: 'Course name', what: 'the course name', max: 200, alias: 'name' },
  description: { type: 'text', label: 'Description', what: 'the description', max: 5000, lines: true },
  link: { type: 'link', label: 'Link', what: "the course's web address" },
} as const satisfies Rules;

export const REQUEST_STATUSES = ['pending', 'accepted', 'denied'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What an administrator may decide; only a pending request moves. */
export const REQUEST_DECISION = {
  type: 'choice',
  label: 'Status',
  what: 'accepted or denied',
  values: ['accepted', 'denied'],
} as const;

export const COURSE_REQUEST_FIELDS = {
  name: { type: 'text', label: 'Name', what: 'your name', max: 120 },
  phone: { type: 'phone', label: 'Phone number', what: 'your phone number' },
  email: { type: 'email', label: 'Email', what: 'your email address', optionalIf: ['noEmail'] },
  course: { type: 'text', label: 'Course', what: 'the course', max: 200 },
} as const satisfies Rules;

/** Which of several courses with that title; the public site sends it, and no answer carries it. */
export const COURSE_CHOICE_FIELDS = {
  courseId: { type: 'id', label: 'Course', what: 'a course', optional: true },
} as const satisfies Rules;

/** For people without an e-mail address (contract, departure 9). */
export const COURSE_REQUEST_CHANNEL_FIELDS = { noEmail: NO_EMAIL } as const satisfies Rules;
