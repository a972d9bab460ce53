import { ADMIN_PASSWORD, PASSWORD } from './new-password.js';
import { isOfficeRole, OFFICE_ROLES, type Role, TEACHER_TYPES } from './roles.js';
import type { Rules } from './rule.js';

export { ADMIN_PASSWORD, PASSWORD } from './new-password.js';
export * from './roles.js';

/** In sessionStorage: the admin app sent somebody to /login from a page that their role may not see. */
export const FORBIDDEN = 'forbiddenPage';

export const USER_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

const EMAIL = {
  type: 'email',
  label: 'Email',
  what: 'your email address',
  message: 'Please enter a valid email address.',
} as const;

/** What an administrator may change of an applicant, `status` aside (contract: "status, contact fields and teacher_type"). */
export const APPLICANT_FIELDS = {
  full_name: { type: 'text', label: 'Full name', what: 'your full name', max: 120 },
  home_address: { type: 'text', label: 'Home address', what: 'your home address', max: 300, lines: true },
  phone_number: {
    type: 'phone',
    label: 'Phone number',
    what: 'your phone number',
    message: 'Please enter a valid 10-digit phone number.',
  },
  whatsapp_number: {
    type: 'phone',
    label: 'WhatsApp number',
    what: 'your WhatsApp number',
    message: 'Please enter a valid 10-digit WhatsApp number.',
  },
  email: EMAIL,
  teacher_type: { type: 'choice', label: 'Teacher type', what: 'your teacher type', values: TEACHER_TYPES },
} as const satisfies Rules;

const { teacher_type: _, ...contactFields } = APPLICANT_FIELDS;
/** What applicants may change of their own account. */
export const OWN_FIELDS = contactFields;
/** The same for those who work in the admin app: their address is the one they were invited at. */
export const OFFICE_OWN_FIELDS = { full_name: APPLICANT_FIELDS.full_name } as const satisfies Rules;

/** The rule that a new password of this role follows. */
export const passwordRule = (role: Role) => (isOfficeRole(role) ? ADMIN_PASSWORD : PASSWORD);

export const CV = {
  type: 'file',
  label: 'CV',
  what: 'your CV as a PDF file',
  accept: 'pdf',
  maxBytes: 5 * 1024 * 1024,
  errors: {
    wrongFile: 'Only PDF files are allowed.',
    emptyFile: 'Only PDF files are allowed. This file is empty: choose it again.',
    damagedFile: 'This PDF is not complete: its end is missing. Save it again, then choose it once more.',
  },
} as const;

/** What a CV can do beyond being read, as its administrator is told before it is opened. */
export const CV_WARNINGS = {
  script: 'This PDF contains a script (JavaScript).',
  program: 'This PDF can start a program.',
  attachment: 'This PDF carries another file inside.',
  opening: 'This PDF does something by itself as soon as it is opened.',
  locked: 'This PDF is encrypted: it could not be looked through, and may open only with a password.',
  noPages: 'This PDF has no pages.',
  unclear: 'Parts of this PDF are encrypted or packed in a way that could not be looked through.',
} as const;
export type CvWarning = keyof typeof CV_WARNINGS;

/** What applicants are told of their CV, which is accepted all the same; what else it can do is for the office alone. */
export const CV_FLAWS = ['locked', 'noPages'] as const satisfies readonly CvWarning[];
export type CvFlaw = (typeof CV_FLAWS)[number];

/** Registration, spec section 5; `cv` travels as a file alongside these. */
export const REGISTRATION_FIELDS = { ...APPLICANT_FIELDS, password: PASSWORD } as const satisfies Rules;

export const LOGIN_FIELDS = {
  email: { type: 'text', label: 'Email', what: 'your email address', max: 254 },
  password: { ...PASSWORD, what: 'your password', min: 1, max: 1024 },
} as const satisfies Rules;

/** Six digits of an authenticator app, or a recovery code. */
const CODE = { type: 'text', label: 'Code', what: 'the code', max: 40 } as const;
/** Where the account has a second factor; sent along with `LOGIN_FIELDS`. */
export const LOGIN_CODE_FIELDS = { code: { ...CODE, optional: true } } as const satisfies Rules;
export const CODE_FIELDS = { code: CODE } as const satisfies Rules;

/** The password an account has now: compared, so any length is taken. */
const PRESENT_PASSWORD = {
  ...LOGIN_FIELDS.password,
  label: 'Current password',
  what: 'your current password',
} as const;
export const PASSWORD_CHANGE_FIELDS = {
  current: PRESENT_PASSWORD,
  password: { ...PASSWORD, label: 'New password', what: 'a new password' },
} as const satisfies Rules;
/** What an account is changed by; another address needs the password. */
export const OWN_CHANGE_FIELDS = {
  ...OWN_FIELDS,
  current: { ...PRESENT_PASSWORD, optional: true },
} as const satisfies Rules;
/** What somebody confirms with their password. */
export const CONFIRMATION_FIELDS = { password: PRESENT_PASSWORD } as const satisfies Rules;
export const SECOND_FACTOR_REMOVAL_FIELDS = { ...CONFIRMATION_FIELDS, ...CODE_FIELDS } as const satisfies Rules;

export const FORGOT_PASSWORD_FIELDS = { email: EMAIL } as const satisfies Rules;
export const RESET_PASSWORD_FIELDS = {
  /** The secret of the link. */
  token: { type: 'text', label: 'Link', what: 'the link from the message', max: 100 },
  password: PASSWORD_CHANGE_FIELDS.password,
} as const satisfies Rules;

export const INVITATION_FIELDS = {
  email: { ...EMAIL, what: 'their email address' },
  full_name: { ...APPLICANT_FIELDS.full_name, what: 'their full name' },
  role: { type: 'choice', label: 'Role', what: 'a role', values: OFFICE_ROLES },
} as const satisfies Rules;

export const USER_STATUS = {
  type: 'choice',
  label: 'Status',
  what: 'a status',
  values: USER_STATUSES,
} as const;
