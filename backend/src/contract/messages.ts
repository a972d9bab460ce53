import { PROVIDER_PHONES } from './provider.js';

/** Sentences of the spec and the contract that are shown to people to the letter. */
export const MESSAGES = {
  registered: 'Registered successfully!',
  emailKnown: 'This email address is already registered.',
  registrationFailed: 'Error occurred.',
  invalidCredentials: 'Invalid credentials.',
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

/** Beyond a limit; says when the next try is welcome. */
export const tooManyTries = (minutes: number): string =>
  `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
