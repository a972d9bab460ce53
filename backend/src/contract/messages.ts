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
  cvsFull: `We have as many applications as we can keep just now. Please call us: ${PROVIDER_PHONES[0]}.`,
  busy: 'Too many people are asking at the same moment. Please try again in a few seconds.',
  readOnly: `We cannot take anything online just now. Please call us: ${PROVIDER_PHONES[0]}.`,
} as const;

/** Beyond a limit; says when to try again. */
export const tooManyTries = (minutes: number): string =>
  `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
