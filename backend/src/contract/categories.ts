import { LANGUAGES } from './languages.js';
import { MAX_MEGAPIXELS, type Rules } from './rule.js';
import { SERVICES } from './services.js';
import { DISTRICTS } from './sri-lanka.js';
import { TEACHER_TYPES } from './users.js';

/** Documents that the office has checked; the page about safety says what each check means. */
const STAFF_CHECKS = ['identity', 'certificates', 'references', 'police'] as const;
export type StaffCheck = (typeof STAFF_CHECKS)[number];

const GOOD_AT = { type: 'text', max: 300, lines: true, optional: true } as const;

/** Teacher detail ("category"), spec sections 3 and 5; `profilePicture` travels as a file alongside these. */
export const TEACHER_PROFILE_FIELDS = {
  service: { type: 'choice', label: 'Service', what: 'a service', values: SERVICES },
  tName: { type: 'text', label: 'Name', what: 'the name', max: 120 },
  age: {
    type: 'number',
    label: 'Age',
    what: 'the age',
    min: 18,
    max: 70,
    whole: true,
    message: 'Age must be between 18 and 70.',
  },
  experience: {
    type: 'number',
    label: 'Experience',
    what: 'the years of experience',
    min: 0,
    max: 70,
    below: true,
    message: 'Experience must be a non-negative number and less than 70 years.',
  },
  qualification: {
    type: 'text',
    label: 'Qualifications',
    what: 'the qualifications, one on each line',
    max: 2000,
    lines: true,
    optional: true,
  },
  /** Not `role`: no update may set a field of that name (contract, "Conventions"). */
  profession: { type: 'choice', label: 'Profession', what: 'a profession', values: TEACHER_TYPES, optional: true },
  languages: { type: 'choices', label: 'Languages', what: 'the languages', values: LANGUAGES, optional: true },
  districts: { type: 'choices', label: 'Districts', what: 'the districts', values: DISTRICTS, optional: true },
  goodAt: { ...GOOD_AT, label: 'Good at, in English', what: 'what they are good at' },
  goodAtSi: { ...GOOD_AT, label: 'Good at, in Sinhala', what: 'what they are good at' },
  goodAtTa: { ...GOOD_AT, label: 'Good at, in Tamil', what: 'what they are good at' },
  greetingLanguage: {
    type: 'choice',
    label: 'Language of the voice greeting',
    what: 'the language of the greeting',
    values: LANGUAGES,
    optional: true,
  },
  greetingText: {
    type: 'text',
    label: 'What the voice greeting says',
    what: 'what the greeting says',
    max: 500,
    optional: true,
  },
  checked: { type: 'choices', label: 'Confirmed', what: 'what is confirmed', values: STAFF_CHECKS, optional: true },
} as const satisfies Rules;

/** Staff who have left stay named at the families they had, and are no longer shown to the public. */
export const PROFILE_STATUSES = ['active', 'left'] as const;
export type ProfileStatus = (typeof PROFILE_STATUSES)[number];
export const PROFILE_STATUS = {
  type: 'choice',
  label: 'Status',
  what: 'a status',
  values: PROFILE_STATUSES,
} as const;

export const PROFILE_PICTURE = {
  type: 'file',
  label: 'Profile picture',
  what: 'a profile picture',
  accept: 'picture',
  // A photo straight from a phone: it is scaled down when it is kept.
  maxBytes: 12 * 1024 * 1024,
  errors: {
    wrongFile: 'Profile picture must be a JPEG, PNG, WebP, GIF or AVIF picture.',
    emptyFile: 'Profile picture is empty. Choose the file again.',
    damagedFile: 'Profile picture is damaged or not complete. Choose it again, or take a new one.',
    heicPicture:
      'Profile picture is a HEIC photo, which cannot be read here. Save it as JPEG first: open it on the phone, choose Share or Export, then JPEG.',
    tooManyPixels: `Profile picture must have ${MAX_MEGAPIXELS} megapixels or fewer.`,
  },
} as const;

/** About 20 seconds of speech, which families hear beside what it says. */
export const GREETING = {
  type: 'file',
  label: 'Voice greeting',
  what: 'a voice greeting',
  accept: 'sound',
  maxBytes: 1024 * 1024,
  errors: {
    wrongFile: 'Voice greeting must be an MP3, M4A or OGG recording.',
    emptyFile: 'Voice greeting is empty. Choose the file again.',
  },
} as const;
