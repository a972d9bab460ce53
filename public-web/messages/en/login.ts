import { MESSAGES } from '#contract/messages';

export default {
  title: 'Log in',
  description: 'Log in to your One Step account.',
  lead: 'For our teachers, therapists and office staff. Parents do not need an account.',
  submit: 'Log in',
  forgot: 'Forgot your password?',
  newHere: 'Not registered yet?',
  signup: 'Register as a teacher',
  invalid: MESSAGES.invalidCredentials,
  account: {
    title: 'Your account',
    hello: 'You are logged in as {name}.',
    status: 'Your application',
    role: 'Applied as',
    email: 'Email',
    pending: 'Waiting. We are reading your application and will call you.',
    approved: 'Approved. Welcome to the team.',
    rejected: 'Not accepted this time. You can call us and ask why.',
    signOut: 'Sign out',
    dashboard: 'Open the dashboard',
    loading: 'Loading your account…',
    unreachable: 'We could not load your account. Check your connection and try again.',
    tryAgain: 'Try again',
  },
} as const;
