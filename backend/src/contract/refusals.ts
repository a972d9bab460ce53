import { PROVIDER_PHONES } from './provider.js';

/** The server's refusals, which people read to the letter. The admin app translates them by their names. */
export const REFUSALS = {
  emailKnown: 'This email address is already registered.',
  invalidCredentials: 'Invalid credentials.',
  codeMissing: 'Please enter the code from your authenticator app.',
  codeWrong: 'This code is wrong or has already been used. Please enter the next one.',
  secondFactorSetup: 'Please set up the second factor of your account first.',
  secondFactorThere: 'Your account already has a second factor. Remove it first.',
  secondFactorNotStarted: 'Please start setting up the second factor again.',
  secondFactorNone: 'Your account has no second factor.',
  resetLinkOver: 'This link has expired or has already been used. Please ask for a new one.',
  applicantsOnly: 'Only the account of an application can do that. Ask another administrator to remove you.',
  invitationUsed: 'They have already chosen a password, so they do not need an invitation.',
  lastAdministrator: 'This is the last administrator. Invite another one first.',
  contactAnswered: 'This message has already been answered, so there is nothing to close.',
  detailsNamed:
    'Bookings name this teacher. Say that they have left instead: the bookings then keep the name, and the public site no longer shows it.',
  detailsNamedToEditor:
    'Bookings name this teacher. Ask an administrator to say that they have left instead: the bookings then keep the name, and the public site no longer shows it.',
  leavingForAdmins: 'Only administrators mark somebody as left, or as back.',
  serviceKnown: 'This service already has prices. Change those instead.',
  priceBelow: 'Price to must not be lower than the price from, which must be filled in too.',
  changedMeanwhile: 'Somebody else has changed this in the meantime.',
  requestDecided: 'This request has already been decided.',
  requestPending: 'This request has not been decided yet.',
  requestOpened: 'The family has already seen this decision. Please call them instead.',
  followUpUnknown: `We cannot find a request with these details. Check the reference and the phone number, or call us: ${PROVIDER_PHONES[0]}.`,
  dateDecided: `This booking has already been decided. To change the date, please call us: ${PROVIDER_PHONES[0]}.`,
  bookingCancelled: `This booking has been cancelled. To change something, please call us: ${PROVIDER_PHONES[0]}.`,
  noStartingDate: 'This booking has no starting date.',
  consentWithdrawn: 'The person has withdrawn their consent: nothing is decided or changed until they agree again.',
  oneMainContact: 'Only one contact can be the main contact.',
  childNotOfFamily: 'This child is not, or is no longer, a child of this family. Reload the page and choose again.',
  childNamed: 'A booking names this child. Move the booking to another child first.',
  recordGone: 'One of these records is not, or is no longer, there. Reload the page and choose again.',
  recordOfOther: 'One of these records already belongs to another family.',
  recordPlanned: 'This booking has sessions or goals. It stays with its family and its child.',
  familyFull: 'A family has at most 6 contacts and 12 children.',
  notMerged: 'These two families are not merged, or something was erased since, so that they cannot be separated.',
  mergedWithItself: 'This is the same family.',
  mergeClash: 'A child of both families would be in two places at once. Move one of the sessions first.',
  childInUse: 'A booking that stays names a child who would leave. Move the booking to another child first.',
  notOfPage: 'One of these records is not on this page, or is no longer on it. Reload the page and choose again.',
  dayToCome: 'This date is in the future.',
  dataRequestClosed: 'This request is already closed.',
  notesFull: `You have sent us many notes. Please call us: ${PROVIDER_PHONES[0]}.`,
  nothingToRenew: 'There is no course to open here.',
  cvsFull: `We cannot take any more applications at the moment. Please call us: ${PROVIDER_PHONES[0]}.`,
  busy: 'The service is very busy. Please try again in a few seconds.',
  notTold: 'This message has not been marked as passed on.',
  decidedSince: 'This was decided again after the message was written, so the message is no longer true.',
  noEmail: 'This person gave no email address. Please call instead.',
  accountLinked: 'This account already belongs to another profile.',
  hoursEnd: 'Hours must end after they begin.',
  hoursOverlap: 'The hours of one weekday must not overlap.',
  lastBeforeFirst: 'The last day must not be before the first.',
  twoYearsAtMost: 'The days must be within two years.',
  timeOffFull:
    'There are already 100 entries of time off to come. Remove one, or enter days that follow each other as one.',
  holidayCorrected: 'This day is already corrected. Change that correction instead.',
  goalNeedsFamily: 'Goals need an approved booking that belongs to a family and a child.',
  goalsFull: 'This child has five open goals. Close one first.',
  stepUnknown: 'One of these steps belongs to no open goal of this child.',
  noteCancelled: 'This session was cancelled, so there is nothing to note.',
  noteToCome: 'This session is still to come.',
  noteOver: 'Notes can be written and changed for seven days after a session.',
  sessionBegun: `This session has already begun. Please call us: ${PROVIDER_PHONES[0]}.`,
  sessionMoved: 'This session has been moved to another time. Please look at the new time.',
  bookingNotApproved: 'Sessions are planned for approved bookings only.',
  bookingNoFamily: 'This booking belongs to no family yet. Choose its family and its child first.',
  planRefused: 'This cannot be planned as it is. The list shows on which days something stands in the way.',
  planEmpty: 'No session lies on these days.',
  planBackwards: 'The last day must not be before the first day.',
  planTooLong: 'A series runs for at most 12 months.',
  pastMidnight: 'A session ends on the day on which it begins.',
  notToMakeUp: 'This session is not to be made up, or another one already makes up for it.',
  sessionNotPlanned: 'This session is no longer planned, so it cannot be changed.',
  sessionCancelled: 'This session is already cancelled.',
  sessionNoted: 'This session has a note, which says that it was held.',
  sessionToCome: 'What happened is recorded from the day of the session on.',
  coverOneself: 'Choose somebody else to take over.',
  seriesEnded: 'This series has already ended.',
  bookingHasSessions:
    'This booking has sessions. Cancel those to come first; a booking whose sessions took place is kept until its time is over.',
  sentBefore: 'This was already sent with other content. Please reload the page and try again.',
} as const;

/** The general sentence for each status, used when no other refusal fits. */
export const FAILURES: Readonly<Partial<Record<number, string>>> = {
  400: 'This request cannot be read.',
  401: 'Please log in.',
  403: 'This account may not do that.',
  404: 'This was not found.',
  405: 'This cannot be done here.',
  413: 'This is too large to send.',
  415: 'This kind of content cannot be read here.',
  422: 'This request was already sent with other content.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'We cannot save or read anything at the moment. Please try again in a minute.',
  507: 'We cannot save anything at the moment. Please call us.',
};

type Wait = `Please wait ${number} minute${'' | 's'}, then try again.`;
type TooManyTries = `${'Too many tries.' | typeof MANY_FROM_HERE} ${Wait}`;

/** For a limit that many people share: this may be the visitor's own first try. */
const MANY_FROM_HERE = 'There have been many tries over your internet connection, perhaps by others.';
const wait = (minutes: number): Wait => `Please wait ${minutes} minute${minutes === 1 ? '' : 's'}, then try again.`;

/** Beyond a limit, with the time to try again. */
export const tooManyTries = (minutes: number): TooManyTries => `Too many tries. ${wait(minutes)}`;
/** The same for a limit that everybody at one address shares. */
export const manyTriesFromHere = (minutes: number): TooManyTries => `${MANY_FROM_HERE} ${wait(minutes)}`;

export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS] | TooManyTries;
