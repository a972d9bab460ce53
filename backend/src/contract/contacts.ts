import { BEST_TIME } from './bookings.js';
import { LANGUAGE_FIELDS } from './languages.js';
import type { Rules } from './rule.js';

export const NO_EMAIL = { type: 'boolean', label: 'No email address', what: 'yes or no', optional: true } as const;

export const CONTACT_FIELDS = {
  name: { type: 'text', label: 'Name', what: 'your name', max: 120 },
  email: { type: 'email', label: 'Email', what: 'your email address', optionalIf: ['noEmail', 'phone'] },
  message: { type: 'text', label: 'Message', what: 'your message', max: 5000, lines: true },
} as const satisfies Rules;

/** `closed`: read, and no answer is needed. */
export const CONTACT_STATUSES = ['new', 'answered', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];
export const CONTACT_STATUS = {
  type: 'choice',
  label: 'Status',
  what: 'a status',
  values: CONTACT_STATUSES,
  optional: true,
} as const;

/** The statuses that an administrator may set. Answering is a separate action. */
export const CONTACT_CLOSING_FIELDS = {
  status: { type: 'choice', label: 'Status', what: 'a status', values: ['new', 'closed'] },
} as const satisfies Rules;

/** An administrator's answer with its language, which is the message's if none is given. */
export const CONTACT_ANSWER_FIELDS = {
  ...LANGUAGE_FIELDS,
  text: { type: 'text', label: 'Answer', what: 'your answer', max: 5000, lines: true },
} as const satisfies Rules;

/** For people without an e-mail address, who leave a number instead (contract, departure 9), and who wish to be called. */
export const CONTACT_CHANNEL_FIELDS = {
  phone: { type: 'phone', label: 'Phone number', what: 'your phone number', optional: true, foreign: true },
  noEmail: NO_EMAIL,
  callBack: { type: 'boolean', label: 'Call back', what: 'yes or no', optional: true },
  bestTime: BEST_TIME,
} as const satisfies Rules;
