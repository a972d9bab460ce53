import { PROVIDER_PHONES } from './provider.js';

/** Sentences of the spec and the contract that are shown to people to the letter. */
export const MESSAGES = {
  registered: 'Registered successfully!',
  emailKnown: 'This email address is already registered.',
  registrationFailed: 'Error occurred.',
  invalidCredentials: 'Invalid credentials.',
  codeMissing: 'Please enter the code of your authenticator app.',
  codeWrong: 'This code is wrong or was used before. Please enter the next one.',
  secondFactorSetup: 'Please set up the second factor of your account first.',
  secondFactorThere: 'Your account has a second factor already. Remove it first.',
  secondFactorNotStarted: 'Please start setting up the second factor again.',
  secondFactorNone: 'Your account has no second factor.',
  secondFactorRemoved: 'The second factor was removed.',
  passwordChanged: 'Your password was changed. You can log in with it now.',
  resetSent: 'If we know this address, a message with a link is on its way to it.',
  resetLinkOver: 'This link was used already or is too old. Please ask for a new one.',
  applicantsOnly: 'Only the account of an application can do that. Ask another administrator to remove you.',
  userDeleted: 'User deleted successfully.',
  administratorDeleted: 'Administrator removed successfully.',
  lastAdministrator: 'This is the last administrator: invite another one first.',
  bookingAdded: 'Your booking has been successfully added!',
  bookingFailed: 'An error occurred. Please try again.',
  bookingUpdated: 'Shadow teacher booking updated successfully.',
  bookingDeleted: 'Booking deleted successfully.',
  requestSubmitted: 'Request submitted successfully!',
  requestFailed: 'Failed to submit request.',
  messageSent: 'Message sent successfully!',
  messageFailed: 'An error occurred. Please try again later.',
  contactDeleted: 'Contact deleted successfully.',
  courseDeleted: 'Course deleted successfully.',
  detailsUpdated: 'Details updated successfully.',
  detailsNamed:
    'Bookings name this teacher. Say that they have left instead: the bookings keep the name, and the public site no longer shows it.',
  detailsDeleted: 'Details deleted successfully.',
  requestDecided: 'This request was already decided.',
  requestPending: 'This request is not decided yet.',
  requestOpened: 'The family has already seen this decision. Please call them instead.',
  requestDeleted: 'Course request deleted successfully.',
  requestRemoved: 'Your request is cancelled, and we have deleted it.',
  followUpUnknown: `We find no request with these details. Check the reference and the phone number, or call us: ${PROVIDER_PHONES[0]}.`,
  dateDecided: `This booking is already decided. To change the date, please call us: ${PROVIDER_PHONES[0]}.`,
  noStartingDate: 'This booking has no starting date.',
  notesFull: `You have sent us many notes. Please call us: ${PROVIDER_PHONES[0]}.`,
  nothingToRenew: 'There is no course to open here.',
  cvsFull: `We have as many applications as we can keep just now. Please call us: ${PROVIDER_PHONES[0]}.`,
  busy: 'Too many people are asking at the same moment. Please try again in a few seconds.',
  readOnly: `We cannot take anything online just now. Please call us: ${PROVIDER_PHONES[0]}.`,
} as const;

/** Beyond a limit; says when to try again. */
export const tooManyTries = (minutes: number): string =>
  `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
