import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import {
  CODE_FIELDS,
  type CvFlaw,
  FORGOT_PASSWORD_FIELDS,
  LOGIN_FIELDS,
  PASSWORD_CHANGE_FIELDS,
} from '#contract/users';
import { englishFields } from '../fields.js';

const PASSWORD_HINT = { password: 'At least 8 characters, in any language' };

export const loginFields = englishFields(
  { ...LOGIN_FIELDS, ...CODE_FIELDS },
  { code: 'Six digits, or one of your recovery codes' },
);

export const passwordFields = englishFields(PASSWORD_CHANGE_FIELDS, PASSWORD_HINT);

export const forgotFields = englishFields(FORGOT_PASSWORD_FIELDS, { email: 'The one you registered with' });

export const login = {
  title: 'Log in',
  description: 'Log in to your One Step account.',
  lead: 'For our teachers, therapists and office staff. Parents do not need an account.',
  submit: 'Log in',
  forgot: 'Forgot your password?',
  newHere: 'Not registered yet?',
  signup: 'Register as a teacher',
  invalid: REFUSALS.invalidCredentials,
  codeTitle: 'Enter your code',
  codeLead: 'Open the authenticator app on your phone. Enter the code it shows for One Step.',
  codeWrong: REFUSALS.codeWrong,
  codeSubmit: 'Continue',
  codeLost: 'Have you lost your phone and your recovery codes? Ask an administrator to invite you again.',
  startAgain: 'Log in as someone else',
  notKept: 'This browser does not save data, so you cannot stay logged in. Allow it to save data, or use another one.',
} as const;

export const account = {
  title: 'Your account',
  hello: 'You are logged in as {name}.',
  forbidden: 'You may not see that page with your account. If you need it, ask an administrator.',
  signOut: 'Log out',
  dashboard: 'Open the dashboard',
  sessions: 'My sessions',
  hours: 'My hours and time off',
  loading: 'Loading your account…',
  unreachable: 'We could not load your account. Check your connection and try again.',
  tryAgain: 'Try again',
  ended: {
    title: 'You are no longer logged in',
    text: 'Log in again in a new tab. Then come back to this page and try again: what you wrote is still here.',
  },
  logInAgain: 'Log in again in a new tab',
  statusTitle: 'Where your application stands',
  received: 'We received your application.',
  pending: 'Waiting. We are reading your application and will call you.',
  pendingNext: 'What happens next: we call you on {phone} within five working days of receiving your application.',
  approved: 'Approved. Welcome to the team.',
  approvedNext: 'What happens next: we call you on {phone} to agree on your first day.',
  rejected: 'Not accepted this time. You can call us and ask why.',
  rejectedNext: 'What happens next: you do not need to do anything. We delete your application after six months.',
  detailsTitle: 'Your details',
  role: 'Applied as',
  changeDetails: 'Change my details',
  detailsHelp: 'To change what you applied as, please call us.',
  save: 'Save',
  cancel: 'Cancel',
  emailPassword: 'Another email address needs your password',
  saved: 'Your details have been saved.',
  cvTitle: 'Your CV',
  cvText: 'We have your CV. You can send a newer one, which replaces it.',
  changeCv: 'Send a newer CV',
  cvSend: 'Send this CV',
  cvSaved: 'We have your new CV.',
  passwordTitle: 'Your password',
  passwordText: 'A new password logs you out everywhere else.',
  changePassword: 'Change my password',
  passwordSaved: 'Your password has been changed. You are now logged in here only.',
  passwordUnsure: {
    title: 'Your new password may be saved already',
    text: 'Log in again in a new tab with your new password. If that works, it is saved, and you can close this page. If not, log in with your old one. Then come back to this page and try again.',
  },
  dataTitle: 'Your data',
  dataText: 'A file with everything that we keep about you, your CV included.',
  download: 'Download my data',
  downloading: 'Getting your data…',
  locked: 'Set up the second factor of your account first: open the dashboard.',
  downloadFailed: 'We could not get your data. Check your connection and try again.',
  withdrawTitle: 'Withdraw your application',
  withdrawText: 'Your application, your CV and this account are deleted at once. This cannot be undone.',
  withdraw: 'Withdraw my application',
  withdrawNow: 'Delete everything now',
  withdrawUnsure: {
    title: 'Your application may be deleted already',
    text: 'Try to log in again in a new tab. If your password no longer works, it is all deleted, and you need to do nothing more. If it works, come back to this page and try again. If you are not sure, call us.',
  },
  withdrawnTitle: 'Your application has been withdrawn.',
  withdrawnText: 'We have deleted your details and your CV. Thank you for thinking of us.',
  failed: 'That did not work. Please try again.',
} as const;

/** The strip in the header for somebody who is signed in. */
export const signedIn = {
  label: 'The account you are logged in with',
  as: 'Logged in as {name}',
  account: 'Your account',
  signOut: 'Log out',
} as const;

export const forgotPassword = {
  title: 'Forgot your password?',
  description: 'How teachers, therapists and office staff of One Step get back into their account.',
  lead: 'Enter your email address, and ask for a link to choose a new password.',
  submit: 'Send me a link',
  failed: 'That did not work. Please try again.',
  sent: 'Check your messages',
  sentText:
    'If we know this address, a message with a link is on its way to it. The link works once, and for 30 minutes at most. Nothing there? Check your spam folder, or call us.',
  noMail: 'Please call us',
  noMailText: 'We cannot send email at the moment. Call us: we help you to choose a new password.',
  reachTitle: 'No message, or no email?',
  reachText: 'Call us or write to us. Tell us your full name and your phone number. Never tell anyone your password.',
  applicants: 'Did you apply as a teacher? We can tell you on the phone where your application stands.',
  parents: 'Are you a parent? You do not need an account or a password to book.',
  back: 'Back to log in',
} as const;

export const resetPassword = {
  title: 'Choose a password',
  description: 'Choose a password for your One Step account, with the link we sent you.',
  lead: 'Choose a password that you use nowhere else.',
  hint: 'At least 8 characters, in any language; office staff at least 12',
  submit: 'Save my password',
  over: REFUSALS.resetLinkOver,
  done: 'Your password has been saved.',
  doneText: 'You can log in with it now. Anyone who was logged in to your account has to log in again.',
  unsure: 'Your password may be saved already',
  unsureText:
    'The answer to your first try was lost on the way. Log in with the password that you chose. If it does not work, ask for a new link.',
  login: 'Log in',
  noLinkTitle: 'The link is incomplete',
  noLinkText: 'Open the link from our message again, or ask for a new one.',
  askAgain: 'Ask for a new link',
} as const;

/** In place of the home page for somebody who has just applied. */
export const applied = {
  title: 'Thank you, {name}. We have your application as {type}.',
  done: SENTENCES.registered,
  reference: 'Your reference',
  loginWith: 'Log in with',
  nextTitle: 'What happens next',
  next: [
    { title: 'We read your application', text: 'Today or on the next working day.' },
    { title: 'We call you', text: 'Within five working days. Keep your phone near you.' },
    { title: 'You can log in from now on', text: 'See where your application stands, and change your details.' },
  ],
  login: 'Log in',
} as const;

/** Of a CV that is here and cannot be read. */
export const cvWarnings = {
  what: {
    locked:
      'Your CV is locked: we may not be able to open it. If it opens only with a password, please send it again without a password. Open it, choose “Print”, then “Save as PDF”.',
    noPages:
      'Your CV has no pages: there is nothing in it that we can read. Please save it as a PDF once more, open it to check, and send it again.',
  } satisfies Record<CvFlaw, string>,
  again: 'To send it again, log in and choose “Send a newer CV”.',
} as const;

/** Under the tiles of /Careers. */
export const vacancies = {
  inForm: 'In the form: {roles}',
  list: {
    title: 'Open posts',
    loading: 'Loading the open posts…',
    failed: 'The open posts could not be fetched.',
    retry: 'Try again',
    empty: 'No post is open today. You can apply all the same.',
    needsScript: 'The list of open posts needs JavaScript.',
    call: 'Call us if you have a question:',
  },
  count: { one: '{count} open post', other: '{count} open posts' },
  facts: {
    role: 'Role',
    district: 'District',
    hours: 'Hours',
    pay: 'Pay',
    safeguarding: 'How we keep children safe',
  },
  applyBy: 'Apply by {day}.',
  apply: 'Apply',
  applyFor: 'Apply: {title}',
} as const;
