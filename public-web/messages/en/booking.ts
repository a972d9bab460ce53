import { MESSAGES } from '#contract/messages';

export default {
  kinds: {
    'shadow-teacher': {
      title: 'Book a shadow teacher',
      description: 'Ask for a shadow teacher for your child. The form takes about five minutes.',
    },
    'special-need-teacher': {
      title: 'Book a special needs teacher',
      description: 'Ask for a teacher who comes to your home. The form takes about five minutes.',
    },
    'readiness-teacher': {
      title: 'Book the School Readiness Program',
      description: 'Ask for help before the first school year. The form takes about five minutes.',
    },
    'counselling-teacher': {
      title: 'Book student counseling',
      description: 'Ask for a counselor for your child. The form takes about five minutes.',
    },
    'therapy-session-teacher': {
      title: 'Book a therapy session',
      description: 'Ask for speech, behavior or occupational therapy. The form takes about five minutes.',
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
  privacyTitle: 'Who reads this',
  privacy: [
    'Only our booking team and the teacher we suggest to you.',
    'We use it to find the right teacher and to call you. For nothing else.',
    'You can ask us to correct or delete it at any time.',
  ],
  helpTitle: 'Would you like to talk instead?',
  helpText: 'We can fill in this form with you on the phone.',
  moreHelp: 'Other ways to reach us',
  sent: {
    title: MESSAGES.bookingAdded,
    reference: 'Your reference number',
    keep: 'Write it down or take a picture. You do not need it to speak with us, but it makes things faster.',
    nextTitle: 'What happens next',
    next: [
      'We read your request today or on the next working day.',
      'We call you within two working days, on the number you gave.',
      'You decide together with us. Nothing is fixed before you say yes.',
    ],
    reachTitle: 'If something changes',
    reach: 'Call {phone} or write to {email}.',
    print: 'Print this page',
    another: 'Book for another child',
    home: 'Go to the home page',
  },
} as const;
