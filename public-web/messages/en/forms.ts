import type { BookingQuestion } from '#contract/booking-words';
import { bookingWords as WORDS } from '#contract/booking-words-en';
import { BOOKING_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { SENTENCES } from '#contract/sentences';
import { LANGUAGE_FIELDS } from '#contract/languages';
import type { Rule } from '#contract/rule';
import { CV, REGISTRATION_FIELDS, type TeacherType } from '#contract/users';
import type { ErrorTexts } from '../errors.js';
import { englishFields } from '../fields.js';

/** Words of the form kit, the same on every form. */
export const form = {
  problem: 'There is a problem',
  errorPrefix: 'Error:',
  optional: '(optional)',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  changedFile: 'This file has changed since you chose it, or it is gone. Please choose it again.',
  removeFile: 'Remove this file',
  fileSize: '{size} MB',
  sending: 'Sending…',
  tryAgain: 'Try again',
  hardlyDelivered:
    'Many mail services do not deliver to an address with these letters. If you have another one, please give that.',
  instead: {
    ...WORDS.instead,
    noEmail: 'I have no email address',
  },
  choices: WORDS.choices,
  deleteAnswers: 'Delete my answers',
  kept: 'Your answers are kept on this phone or computer for 30 minutes.',
  keptLong: 'Your answers are kept on this phone or computer for 7 days.',
  ownDevice: 'This phone or computer is mine. Keep my answers for 7 days.',
  forgotten:
    'What you began to write here is deleted. We keep answers for 30 minutes, or for 7 days if you tell us that the phone or computer is yours.',
  deleted: 'Your answers are deleted.',
  notSent: 'Not sent yet',
  mayBeLost: 'It may not have arrived',
  changesNotSent: 'Your changes are not sent yet',
  offline: 'There is no internet connection. Your answers are safe here. Try again when you are connected.',
  lost: 'We do not know if your answers arrived. They are safe here. Try again: nothing will be sent twice.',
  timeout: 'The connection is slow, and we do not know if your answers arrived. Try again: nothing will be sent twice.',
  busy: {
    one: 'There have been many tries, perhaps by others on the same connection. Wait {minutes} minute, then try again.',
    other:
      'There have been many tries, perhaps by others on the same connection. Wait {minutes} minutes, then try again.',
  },
  away: 'Our service is not working at the moment. Your answers are safe here. Try again in a few minutes, or call us.',
  full: 'We cannot take anything more at the moment. Your answers are safe here. Please call us.',
  changedAfterSending:
    'We already have what you sent first. Your later changes did not reach us. Send everything again as it is now, or call us and we will change it.',
  known: 'This email address is already registered. Log in, or use another email address.',
  honeypotLabel: 'Leave this empty',
  needsScript: 'This form needs JavaScript. Please call us or write to us: we will fill it in with you.',
  ...WORDS.days,
} as const;

/** English sentences for errors are made by the contract itself: there is nothing to translate. */
export const errors = null as ErrorTexts | null;

const BOOKING = {
  ...PARENT_FIELDS,
  language: { ...LANGUAGE_FIELDS.language, label: WORDS.labels.language },
  ...BOOKING_FIELDS['special-need-teacher'],
  ...BOOKING_FIELDS['counselling-teacher'],
  ...BOOKING_FIELDS['readiness-teacher'],
  ...BOOKING_FIELDS['therapy-session-teacher'],
  ...BOOKING_FIELDS['shadow-teacher'],
} satisfies Record<BookingQuestion, Rule>;

export const bookingFields = englishFields(BOOKING, {
  parentPhone: 'The number we call, for example 077 123 4567. If you are abroad, start with + and the country code.',
  parentEmail: 'So that we can also write to you. Leave it empty if other people read your email.',
  schoolGrade: 'A number from 1 to 12',
  location: 'The town, and the street if you know it',
  schoolTimeDuration: 'For example 7.30 in the morning to 1.30',
  requirementsNeeds: 'For example: help with writing, all school days',
  childNeeds: 'What is hard for your child, and what helps',
  childCondition: 'What you see yourself: what is hard, and what goes well',
  diagnosedCondition: 'The name a doctor has given it',
  startingDate: 'In numbers: 15 and 1 for 15 January. The year is filled in for you.',
});

export const userFields = englishFields(
  { ...REGISTRATION_FIELDS, cv: CV },
  {
    phone_number: 'For example 077 123 4567',
    password: 'At least 8 characters, in any language',
    cv: 'A PDF file of 5 MB or less. To make one of a photo or another file, open it and choose “Print”, then “Save as PDF”.',
  },
);

export const contactFields = englishFields(
  { ...CONTACT_FIELDS, phone: CONTACT_CHANNEL_FIELDS.phone },
  { message: 'In Sinhala, Tamil or English' },
);

export const courseRequestFields = englishFields(COURSE_REQUEST_FIELDS, {
  phone: 'For example 077 123 4567',
  email: 'So that we can also write to you',
});

export const resource = {
  title: 'Courses for parents',
  description: 'Short courses you can take at home. Read what each one is about and ask for access.',
  lead: 'Short courses for home. Read what each one is about, and ask us for the ones that suit your family.',
  howTitle: 'How to get a course',
  how: [
    { title: 'Choose', text: 'Read what a course is about. You can ask for more than one.' },
    { title: 'Ask', text: 'Your name, phone number and email address are enough.' },
    {
      title: 'Get the link',
      text: 'We read your request today or on the next working day. The link is then on your private page.',
    },
  ],
  listTitle: 'All courses',
  list: {
    loading: 'Loading the courses…',
    failed: 'Failed to fetch courses. Please try again later.',
    retry: 'Try again',
    empty: 'No courses found.',
    needsScript: 'The list of courses needs JavaScript.',
    call: 'Call us and we will tell you about them:',
  },
  count: {
    one: '{count} course',
    other: '{count} courses',
  },
  read: 'Read more',
  readWhat: 'Read more: {course}',
  request: 'Request access',
  requestWhat: 'Request access: {course}',
  requestTitle: 'Request access',
  send: 'Send my request',
  close: 'Close',
  sent: SENTENCES.requestSubmitted,
  sentText: 'We will read it today or on the next working day. Your link will then be on your private page.',
  sentTextNoEmail:
    'We will read it today or on the next working day. Your link will be on your private page, and we call you.',
  requestFailed: SENTENCES.requestFailed,
} as const;

export const addContact = {
  title: 'Contact Us',
  description: 'Write to One Step. We answer within two working days, in Sinhala, Tamil or English.',
  lead: 'Write to us about anything. We answer within two working days.',
  send: 'Send message',
  failed: SENTENCES.messageFailed,
  sent: SENTENCES.messageSent,
  sentText: 'We answer within two working days, by email or by phone.',
  callTitle: 'Would you rather talk?',
  callText: 'Call us or send a WhatsApp message. You can speak Sinhala, Tamil or English.',
} as const;

export const signup = {
  title: 'Teacher Registration',
  description: 'Apply to work with One Step as a teacher or therapist. Send your details and your CV.',
  lead: 'For teachers, therapists and counsellors who want to work with us. Have your CV ready as a PDF file.',
  submit: 'Send my application',
  failed: SENTENCES.registrationFailed,
  notKept: 'Your CV and your password are not kept. Please add them when you come back.',
  haveAccount: 'Do you already have an account?',
  login: 'Log in',
} as const;

/** Roles, as people read them. */
export const teacherTypes = {
  Shadow_Teacher: 'Shadow teacher',
  Home_Visiting_Teacher: 'Home visiting teacher',
  Behavior_Therapist: 'Behaviour therapist',
  Occupational_Therapist: 'Occupational therapist',
  Counselor: 'Counsellor',
  Speech_Therapist: 'Speech therapist',
} as const satisfies Record<TeacherType, string>;

export const booking = {
  kinds: {
    'shadow-teacher': {
      title: 'Book a shadow teacher',
      description: 'Ask for a shadow teacher for your child. The form takes about five minutes.',
      hints: {},
    },
    'special-need-teacher': {
      title: 'Book a special needs teacher',
      description: 'Ask for a teacher who comes to your home. The form takes about five minutes.',
      hints: { requirementsNeeds: 'For example: reading and numbers, after school' },
    },
    'readiness-teacher': {
      title: 'Book the School Readiness Program',
      description: 'Ask for help before the first school year. The form takes about five minutes.',
      hints: {
        schoolGrade: 'The grade your child is in or will join, from 1 to 12',
        requirementsNeeds: 'For example: sitting in a group, holding a pencil',
      },
    },
    'counselling-teacher': {
      title: 'Book student counselling',
      description: 'Ask for a counsellor for your child. The form takes about five minutes.',
      hints: { requirementsNeeds: 'For example: somebody to talk to about fear of school' },
    },
    'therapy-session-teacher': {
      title: 'Book a therapy session',
      description: 'Ask for speech, behaviour or occupational therapy. The form takes about five minutes.',
      hints: { requirementsNeeds: 'For example: clearer speech, or help with getting dressed' },
    },
  },
  lead: 'It takes about five minutes. We call you within two working days.',
  stepOf: 'Step {step} of {total}',
  steps: {
    you: 'About you',
    child: 'About your child',
    school: 'About the school',
    home: 'About the visits',
    visits: 'About the sessions',
    needs: 'What your child needs, and when to call you',
    check: 'Check your answers',
  },
  back: 'Back',
  next: 'Continue',
  change: 'Change',
  changeWhat: 'Change: {what}',
  notGiven: 'Not given',
  guardian: 'I am the parent or legal guardian of this child.',
  guardianMissing: 'Tick the box if you are the parent or legal guardian. Only they can send this request.',
  send: 'Send booking request',
  failed: SENTENCES.bookingFailed,
  staff: {
    asked: 'You asked for:',
    remove: 'Remove',
    removeWho: 'Remove {name}',
    removed: 'Removed. We will suggest someone who suits your child.',
  },
  again: {
    title: 'Use your details again?',
    text: 'You sent a booking request a short while ago. You do not have to type everything again.',
    both: 'For the same child',
    parent: 'For another child',
    used: 'Your details have been filled in.',
  },
  warnings: {
    pastDate: 'This date has already passed. Is it right?',
    farDate: 'This date is more than a year away. Is it right?',
    closedDay: 'This is a Saturday or Sunday, when we are closed. We will agree on a day with you.',
    oddNumber: 'This number has the same digit many times. Is it right?',
  },
  talk: {
    title: 'Please talk to us first',
    text: 'This form is for children from 3 to 18. For a younger child or a young adult, we look for a way with you on the phone.',
    kept: 'Your answers stay here.',
    callBack: 'Ask us to call you back',
  },
  helpTitle: 'Would you like to talk instead?',
  helpText: 'We can fill in this form with you on the phone.',
  moreHelp: 'Other ways to reach us',
  sent: {
    title: SENTENCES.bookingAdded,
    nextTitle: 'What happens next',
    next: [
      'We read your request today or on the next working day.',
      'We call you within two working days, on the number you gave.',
      'We decide together. Nothing is fixed until you say yes.',
    ],
    reachTitle: 'If something changes',
    reach: 'Call {phone} or write to {email}.',
    kept: 'Your name, phone and your child’s name, age and grade stay here for 30 minutes, for a second booking.',
    print: 'Print this page',
    another: 'Book for another child',
    home: 'Go to the home page',
  },
} as const;

export const callBack = {
  title: 'Call me back',
  description: 'Leave your number. One Step calls you back within two working days, in Sinhala, Tamil or English.',
  lead: 'Leave your number. We call you within two working days.',
  send: 'Ask for a call',
  failed: SENTENCES.messageFailed,
  sent: 'We will call you back.',
  sentText: 'We call the number you gave, at the time you chose.',
  message: 'Please call me back.',
  about: {
    asked: 'You are asking about:',
    remove: 'Remove',
    removed: 'Removed.',
    age: 'Age of the child: {age}',
    staff: 'A parent session with {name} (id {id}).',
  },
} as const;

const { phone, bestTime } = CONTACT_CHANNEL_FIELDS;
const language = { ...LANGUAGE_FIELDS.language, label: 'Which language shall we speak?' };
export const callBackFields = englishFields(
  { phone, language, bestTime, name: { ...CONTACT_FIELDS.name, label: 'Your name' } },
  { phone: 'For example 077 123 4567. If you are abroad, start with + and the country code.' },
);
