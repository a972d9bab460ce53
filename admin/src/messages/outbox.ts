import { type Channel, type MessageStatus, type MessageTemplate, OUTBOX_FIELDS, type ToldBy } from '#contract/outbox';
import { ENGLISH_NAMES } from '#contract/languages';
import type { SubjectEntity } from '#contract/subjects';
import type { Progress } from '../outbox/message';
import type { OutgoingView } from '../resources/outgoing-messages/views';
import { PAGES } from '../resources/table';
import { type ChoiceWords, KIND_WORDS, labelsOf } from './labels';

const TEMPLATE_WORDS = {
  'booking-received': 'We have the booking',
  'booking-approved': 'The booking is approved',
  'booking-rejected': 'The booking is rejected',
  'booking-changed': 'The booking was changed',
  'booking-cancelled': 'The booking is cancelled',
  'application-received': 'We have the application',
  'application-approved': 'The application is approved',
  'application-rejected': 'The application is rejected',
  'request-received': 'We have the course request',
  'request-accepted': 'The course is open, with the link',
  'request-denied': 'The course request is denied',
  'request-changed': 'The course request was changed',
  'request-cancelled': 'The course request is cancelled',
  'contact-received': 'We have the message',
  'contact-answered': 'Our answer to the message',
  'contact-changed': 'The message was changed',
  'contact-cancelled': 'The message is deleted',
  'password-reset': 'A new password',
  invitation: 'Invitation',
  'details-changed': 'Contact details were changed',
  'new-login-address': 'The address to log in with was changed',
  'staff-family-cancelled': 'A family cannot come to a session',
} satisfies Record<MessageTemplate, string>;

/** Texts about messages to families and applicants, on all pages. */
export const outbox = {
  title: 'Told',
  tell: 'Tell %{name}',
  nobodyToTell: 'No message needed',
  about: 'for %{name}',
  tellAbout: 'about the decision for %{name}',
  loading: 'Looking for the message…',
  failed: 'The messages could not be loaded.',
  none: 'There are no messages about this record.',
  unreachable: 'There is no phone number and no email address, so nobody can be told.',
  close: 'Close this message',
  text: 'Message text',
  showText: 'More',
  hideText: 'Less',
  made: 'Written %{moment}, in %{language}.',
  languages: ENGLISH_NAMES,
  templates: TEMPLATE_WORDS,
  by: {
    email: 'by email',
    phone: 'by phone',
    whatsapp: 'on WhatsApp',
    page: 'on the private page',
  } satisfies Record<ToldBy, string>,
  progress: {
    toTell: 'Still to tell.',
    notSent: 'Not sent.',
    onItsWay: 'An email to %{to} is on its way.',
    sent: 'The email to %{to} was handed to the mail server %{moment}.',
    told: 'Told %{how} by %{who}, %{moment}.',
    failed: 'The email to %{to} could not be delivered.',
  } satisfies Record<Progress, string>,
  cameBack: 'It came back (%{code}).',
  later: 'So many were asked for within an hour that it goes later.',
  triedAgain: 'The mail server has not accepted it yet. It will be tried again automatically.',
  filter: 'Told',
  decidedNotTold: 'Still to tell',
  notTold: 'Still to tell',
  toldMark: 'Told %{how}, %{moment}',
  mailedMark: 'Emailed, %{moment}',
  didYouSend: 'Did you send it?',
  yesSent: 'Yes, sent',
  notYet: 'Not yet',
  notToldAfterAll: 'Not told after all',
  whatsapp: 'WhatsApp to %{name} (opens in a new tab)',
  email: 'Email to %{name} (opens your mail program)',
  emailShort: 'Email',
  toldByPhone: 'Told by phone',
  copyText: 'Copy the text',
  copyLink: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'This browser could not copy it. Select the text and copy it by hand.',
  resend: 'Send again',
  sending: 'Sending…',
  noting: 'Saving…',
  resent: 'It is being sent again.',
  toldFailed: 'This could not be marked as told. %{tryAgain}',
  notToldFailed: 'This could not be taken back. %{tryAgain}',
  resendFailed: 'The email could not be sent again. %{tryAgain}',
} as const;

const entities = {
  booking: 'Bookings',
  'course-request': 'Course requests',
  contact: 'Contact messages',
  user: 'Applications and accounts',
} satisfies Record<SubjectEntity, string>;

/** The page that lists them. */
export const outgoingMessages = {
  name: 'Message |||| Messages',
  fields: {
    ...labelsOf(OUTBOX_FIELDS),
    name: 'To',
    createdAt: 'Made',
    actions: 'Actions',
  },
  title: PAGES['/outgoing-messages'].label,
  file: 'Messages to families and applicants',
  search: 'Search by name, email, phone or reference',
  loading: 'Loading messages…',
  failed: 'The messages could not be loaded.',
  empty: 'No messages yet.',
  noMatch: 'No messages here.',
  allDone: 'Everyone has been told',
  count: '%{smart_count} message |||| %{smart_count} messages',
  advice: 'A message is made for every family and applicant when a request arrives, and when it is decided.',
  tabs: {
    label: 'Messages by status',
    toTell: 'Still to tell',
    failed: 'Failed',
    waiting: 'Waiting',
    sent: 'Handed to the mail server',
    told: 'Told',
    all: 'All',
  } satisfies Record<OutgoingView | 'label', string>,
  statuses: { waiting: 'Waiting', sent: 'Handed to the mail server', told: 'Told', failed: 'Failed' } satisfies Record<
    MessageStatus,
    string
  >,
  choices: {
    template: TEMPLATE_WORDS,
    channel: { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp' } satisfies Record<Channel, string>,
    language: ENGLISH_NAMES,
    entity: entities,
    kind: KIND_WORDS,
  } satisfies ChoiceWords<typeof OUTBOX_FIELDS>,
} as const;
