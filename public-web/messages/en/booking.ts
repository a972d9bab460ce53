import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import { MESSAGES } from '#contract/messages';
import { LANGUAGE_FIELDS } from '#contract/outbox';
import { englishFields } from '../fields.js';

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
    needs: 'What your child needs',
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
  failed: MESSAGES.bookingFailed,
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
    title: MESSAGES.bookingAdded,
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
  failed: MESSAGES.messageFailed,
  sent: 'We will call you back.',
  sentText: 'We call the number you gave, at the time you chose.',
} as const;

const { phone, bestTime } = CONTACT_CHANNEL_FIELDS;
const language = { ...LANGUAGE_FIELDS.language, label: 'Which language shall we speak?' };
export const callBackFields = englishFields(
  { phone, language, bestTime, name: { ...CONTACT_FIELDS.name, label: 'Your name' } },
  { phone: 'For example 077 123 4567. Abroad, begin with + and the country.' },
);
