import { MESSAGES } from '#contract/messages';

export default {
  title: 'Teacher Registration',
  description: 'Apply to work with One Step as a teacher or therapist. Send your details and your CV.',
  lead: 'For teachers, therapists and counselors who want to work with us. Have your CV ready as a PDF file.',
  submit: 'Send my application',
  failed: MESSAGES.registrationFailed,
  haveAccount: 'Do you already have an account?',
  login: 'Log in',
} as const;
