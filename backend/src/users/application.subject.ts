import { APPLICANT_FIELDS, type UserStatus } from '#contract/users';
import { byStatus, type Retention, type Subject } from '../subjects/index.js';
import { APPLICANTS } from './applicants.js';
import { USER_LIST } from './user.dto.js';
import { toReviewedApplicant } from './user.mapper.js';
import { type User, USER_MODEL } from './user.schema.js';

const { full_name, phone_number, email } = APPLICANT_FIELDS;

/** Approved staff and administrators are removed by hand, because nobody records when they stop working. */
const RETAINED: Readonly<Record<UserStatus, Retention | 'kept: removed by hand'>> = {
  pending: { name: 'applications waiting', from: ['updatedAt'], keep: { months: 12 } },
  rejected: { name: 'applications refused', from: ['updatedAt'], keep: { months: 6 } },
  approved: 'kept: removed by hand',
};

export const APPLICATION_SUBJECT = {
  model: USER_MODEL,
  where: APPLICANTS,
  contact: { name: 'full_name', phone: 'phone_number', email: 'email' },
  whatsapp: 'whatsapp_number',
  rules: { name: full_name, phone: phone_number, email },
  cv: 'cv',
  list: USER_LIST,
  toAnswer: toReviewedApplicant,
  passwordLink: (nonce: string) => ({ 'reset.nonce': nonce, 'reset.until': { $gt: new Date() } }),
  retained: byStatus(RETAINED),
} as const satisfies Subject<User, keyof User>;
