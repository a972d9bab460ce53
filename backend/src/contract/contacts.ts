import type { Rules } from './rule.js';

export const CONTACT_FIELDS = {
  name: { type: 'text', label: 'Name', what: 'your name', max: 120 },
  email: { type: 'email', label: 'Email', what: 'your email address' },
  message: { type: 'text', label: 'Message', what: 'your message', max: 5000, lines: true },
} as const satisfies Rules;
