export default {
  title: 'Forgot your password?',
  description: 'How teachers, therapists and office staff of One Step get back into their account.',
  lead: 'Call us or write to us. We cannot send you a link for a new password yet.',
  howTitle: 'What to do',
  how: [
    'Call, or write from the email address you registered with.',
    'Tell us your full name and your phone number. We use them to see that it is you.',
    'Never tell anybody your old password. We do not ask for it.',
  ],
  reachTitle: 'Whom to ask',
  applicants: 'Did you apply as a teacher? We can tell you on the phone where your application stands.',
  parents: 'Are you a parent? You do not need an account or a password to book.',
  back: 'Back to log in',
} as const;
