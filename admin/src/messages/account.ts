import { CODE_FIELDS, OFFICE_OWN_FIELDS, PASSWORD_CHANGE_FIELDS, SECOND_FACTOR_REMOVAL_FIELDS } from '#contract/users';
import { admin } from './admin';
import { labelsOf } from './labels';
import { addTexts } from './later';
import { pages } from './pages';

/** The page about one's own account. */
export const account = {
  title: pages['/my-account'],
  loading: 'Loading your account…',
  failed: 'Your account could not be loaded.',
  who: {
    title: 'You',
    text: 'Logged in as %{email} (%{role}).',
    save: 'Save the name',
    saved: 'Your name is saved.',
    saveFailed: 'Your name could not be saved. %{tryAgain}',
  },
  language: {
    title: 'Language of this app',
    text: 'Text written by families is not translated.',
  },
  password: {
    title: 'Password',
    text: 'When you change it, you are logged out everywhere else.',
    save: 'Change the password',
    saved: 'Your password is changed. You are logged out everywhere else.',
    saveFailed: 'The password could not be changed. %{tryAgain}',
  },
  sessions: {
    title: 'Where you are logged in',
    loading: 'Loading…',
    failed: 'Your sessions could not be loaded.',
    current: '(here)',
    unknown: 'An unknown browser',
    since: 'Since %{moment}',
    end: 'Log out',
    of: 'from %{name}, since %{moment}',
    endOthers: 'Log out everywhere else',
    ended: 'That session was logged out.',
    endFailed: 'That did not work. %{tryAgain}',
  },
  secondFactor: {
    title: 'Second factor',
    demanded: 'Everyone who works here needs a second factor. Set it up now to open everything else.',
    off: 'It is off. Once it is on, nobody gets in with your password alone: you also enter six digits from an app on your phone.',
    on: 'It is on. When you log in, you also enter six digits from an app on your phone.',
    setUp: 'Set it up',
    starting: 'Preparing…',
    startFailed: 'It could not be prepared. %{tryAgain}',
    scan: 'Open an authenticator app on your phone (Google Authenticator, Aegis, 2FAS…) and scan this picture.',
    qr: 'QR code for the authenticator app; or enter the key shown below',
    openApp: 'Open the app on this phone',
    byHand: 'Or type this key into the app:',
    confirm: 'Confirm the code',
    confirmed: 'The second factor is on.',
    confirmFailed: 'The code could not be confirmed. %{tryAgain}',
    switchOff: 'Switch it off',
    switchedOff: 'The second factor is off.',
    switchOffFailed: 'It could not be switched off. %{tryAgain}',
  },
  recovery: {
    title: 'Recovery codes',
    text: 'Keep these codes on paper or in a password manager. If you lose your phone, each of them logs you in once. They are shown only now.',
    left: 'Recovery codes left: %{count}. For new ones, switch it off and set it up again.',
    copy: 'Copy them',
    download: 'Save as a file',
    kept: 'I have saved them',
    leave: 'Confirm that you saved your recovery codes. If you leave, they are not shown again.',
  },
} as const;

/** Words of the fields of its forms. */
export const accountForms = {
  account: { fields: labelsOf({ ...OFFICE_OWN_FIELDS, ...PASSWORD_CHANGE_FIELDS }), hints: {} },
  'second-factor': {
    fields: labelsOf(CODE_FIELDS),
    hints: { code: 'The six digits the app shows now.' },
  },
  'second-factor-removal': {
    fields: labelsOf(SECOND_FACTOR_REMOVAL_FIELDS),
    hints: { code: admin.signIn.codeHint },
  },
} as const;

addTexts({ account, resources: accountForms });
