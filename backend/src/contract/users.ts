import type { Rules } from './rule.js';

/** Spec section 3: what a teacher applicant can be. Besides `Admin` these are the roles a token can carry. */
export const TEACHER_TYPES = [
  'Shadow_Teacher',
  'Home_Visiting_Teacher',
  'Behavior_Therapist',
  'Occupational_Therapist',
  'Counselor',
  'Speech_Therapist',
] as const;
export type TeacherType = (typeof TEACHER_TYPES)[number];

export const ADMIN_ROLE = 'Admin';
export type Role = typeof ADMIN_ROLE | TeacherType;

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

export const PASSWORD = { type: 'password', label: 'Password', what: 'a password', min: 8, max: 128 } as const;
/** Administrators see children's data: their passwords are longer. */
export const ADMIN_PASSWORD = { ...PASSWORD, min: 12 } as const;
export const CV = {
  type: 'file',
  label: 'CV',
  what: 'your CV as a PDF file',
  accept: 'pdf',
  maxBytes: 5 * 1024 * 1024,
} as const;

/** What a CV can do beyond being read, as its administrator is told before it is opened. */
export const CV_WARNINGS = {
  script: 'This PDF contains a script (JavaScript).',
  program: 'This PDF can start a program.',
  attachment: 'This PDF carries another file inside.',
  opening: 'This PDF does something by itself as soon as it is opened.',
  unclear: 'Parts of this PDF are encrypted or packed in a way that could not be looked through.',
  unchecked: 'This CV came before files were looked through for scripts and programs.',
} as const;
export type CvWarning = keyof typeof CV_WARNINGS;

/** Registration, spec section 5; `cv` travels as a file beside these. */
export const REGISTRATION_FIELDS = { ...APPLICANT_FIELDS, password: PASSWORD } as const satisfies Rules;

export const LOGIN_FIELDS = {
  email: { type: 'text', label: 'Email', what: 'your email address', max: 254 },
  password: { ...PASSWORD, what: 'your password', min: 1, max: 1024 },
} as const satisfies Rules;

export const USER_STATUS = {
  type: 'choice',
  label: 'Status',
  what: 'a status',
  values: USER_STATUSES,
} as const;
