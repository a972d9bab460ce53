import type { BookingChoices } from '#contract/booking-words';
import {
  ASSIGNMENT_FIELDS,
  BOOKING_FIELDS,
  CONSENT_FIELDS,
  ENTERED_FIELDS,
  PARENT_FIELDS,
  SCHOOL_FIELDS,
  type BookingKind,
  type BookingStatus,
} from '#contract/bookings';
import { SENTENCES } from '#contract/sentences';
import { OPEN_FIELDS } from '#contract/open-fields';
import type { Rule } from '#contract/rule';
import { bookingResource } from '../config/resources';
import { FOLLOW_UP_LABELS } from './followUp';
import { BEST_TIME_WORDS, byKind, type ChoiceWords, KIND_WORDS, labelsOf } from './labels';
import { messageTexts } from './outgoingMessages';
import { pages } from './pages';

/** The contract's labels speak to the parent who fills in the form; here an administrator reads about that parent. */
const SPOKEN_OF_THE_PARENT = {
  parentName: "Parent's name",
  parentPhone: "Parent's phone number",
  parentEmail: "Parent's email",
  requirementsNeeds: 'What the parent would like',
  childNeeds: "Child's needs",
  childCondition: "Child's condition",
};

/** The name of its CSV file. */
const FILES = {
  'shadow-teacher': 'Shadow teacher bookings',
  'special-need-teacher': 'Home bookings',
  'readiness-teacher': 'School readiness bookings',
  'counselling-teacher': 'Student counselling bookings',
  'therapy-session-teacher': 'Therapy bookings',
} satisfies Record<BookingKind, string>;

/** Texts for bookings of all kinds. */
const shared = {
  search: 'Search by child, parent or phone, or reference',
  loading: 'Loading bookings…',
  failed: 'The bookings could not be loaded.',
  empty: 'No bookings yet.',
  advice: 'Bookings arrive here when parents send the booking form of this service on the public site.',
  noMatch: 'No bookings match your search.',
  count: '%{smart_count} booking |||| %{smart_count} bookings',
  category: 'Booking category',
  child: 'Age %{age}, grade %{grade}',
  childNotAtSchool: 'Age %{age}, not at school',
  childAtPreschool: 'Age %{age}, preschool',
  noParent: 'No contact details given',
  detailsOf: 'Booking for %{name}',
  edit: 'Edit the booking',
  addFailed: 'The booking could not be added. %{tryAgain}',
  choices: {
    language: messageTexts.languages,
    consentLanguage: messageTexts.languages,
    bestTime: BEST_TIME_WORDS,
    consentBy: { phone: 'Agreed on the phone' },
  } satisfies BookingChoices & ChoiceWords<typeof CONSENT_FIELDS & typeof ENTERED_FIELDS>,
  editing: 'Editing the booking for %{name}',
  saved: 'Saved: %{name}, %{service}.',
  familyTold: 'The family will be told about this change.',
  familyToTell: 'Tell the family about this change.',
  statuses: { Pending: 'Pending', Approved: 'Approved', Rejected: 'Rejected' } satisfies Record<BookingStatus, string>,
  decisions: { Approved: 'Approve', Rejected: 'Reject' } satisfies Record<Exclude<BookingStatus, 'Pending'>, string>,
  saveFailed: 'The booking could not be updated. %{tryAgain}',
  deleteFailed: 'The booking could not be deleted. %{tryAgain}',
  message: {
    delete_title: 'Delete the booking for %{recordRepresentation}?',
    delete_content: 'The booking and the contact details in it are deleted permanently.',
  },
  notifications: { updated: SENTENCES.bookingUpdated, deleted: SENTENCES.bookingDeleted },
} as const;

type FieldOf<R> = R extends unknown ? keyof R : never;

/** A label is the same for all kinds. */
const fields = {
  ...labelsOf({
    ...(Object.assign({}, ...Object.values(BOOKING_FIELDS)) as Record<
      FieldOf<(typeof BOOKING_FIELDS)[BookingKind]>,
      Rule
    >),
    ...SCHOOL_FIELDS,
    ...OPEN_FIELDS,
    ...PARENT_FIELDS,
    ...CONSENT_FIELDS,
    ...ENTERED_FIELDS,
    ...ASSIGNMENT_FIELDS,
  }),
  ...SPOKEN_OF_THE_PARENT,
  child: 'Child',
  parent: 'Parent',
  ...FOLLOW_UP_LABELS,
  status: 'Status',
  createdAt: 'Received',
};

const ofKind = (kind: BookingKind) => ({
  ...shared,
  name: KIND_WORDS[kind],
  title: `Bookings: ${KIND_WORDS[kind]}`,
  file: FILES[kind],
  fields,
});

export const bookingResources = byKind(bookingResource, ofKind);

const tabs = { Pending: 'Waiting', Approved: 'Approved', Rejected: 'Rejected' } satisfies Record<BookingStatus, string>;

/** The inbox: the fields of all kinds, and its own texts. */
export const inboxResource = {
  ...shared,
  name: 'Booking |||| Bookings',
  title: pages['/inbox'],
  file: 'Bookings',
  advice: 'Bookings arrive here when parents send one of the booking forms of the public site.',
  noMatch: 'No bookings here.',
  allDone: 'All answered',
  tabs: {
    label: 'Bookings by status',
    ...tabs,
    late: 'Late',
    today: 'Due today',
    toTell: 'Still to tell',
    suspectedSpam: 'Suspected spam',
    all: 'All',
  },
  choices: { ...shared.choices, kind: KIND_WORDS },
  receivedAt: 'Received',
  age: {
    fresh: 'Less than an hour',
    hours: '%{smart_count} hour |||| %{smart_count} hours',
    days: '%{smart_count} day |||| %{smart_count} days',
  },
  fields: { ...fields, kind: 'Kind', createdAt: 'Waiting' },
} as const;
