import type { SubjectGroup } from '#contract/subjects';
import { addTexts } from './later';
import { pages } from './pages';

export const people = {
  hints: {
    name: 'Changed in the ticked records.',
    phone: 'Changed in the ticked records that have a number.',
    email: 'Changed in the ticked records that have an address.',
    reason: 'Kept for six years with the date. Please write no name here.',
  },
  title: pages['/people-list'],
  search: 'Search by name, child, phone, email or reference',
  loading: 'Loading people…',
  failed: 'The people could not be loaded.',
  empty: 'No people yet.',
  noMatch: 'Nobody matches your search.',
  count: '%{smart_count} person |||| %{smart_count} people',
  advice: 'Every family is here, every applicant, and whoever sent a request that belongs to no family.',
  correct: 'Correct %{smart_count} record |||| Correct %{smart_count} records',
  correctTitle: 'Correct the details of %{name}',
  correctText: 'Only what you change here is changed, and only in the ticked records.',
  corrected:
    'The details were corrected in %{smart_count} record. |||| The details were corrected in %{smart_count} records.',
  saveFailed: 'The details could not be corrected. %{tryAgain}',
  groups: {
    bookings: 'Bookings',
    courseRequests: 'Course requests',
    messages: 'Contact messages',
    applications: 'Applications',
  } satisfies Record<SubjectGroup, string>,
  one: {
    bookings: 'Booking',
    courseRequests: 'Course request',
    messages: 'Contact message',
    applications: 'Application',
  } satisfies Record<SubjectGroup, string>,
  ticked: 'Records ticked: %{count} of %{all}',
  noneTicked: 'Tick at least one record.',
  suspectedSpam: 'suspected spam',
  nameless: 'No name given',
  from: 'Sent by %{name}',
  told: 'Messages sent',
  nothingTold: 'There are no messages for this person.',
  export: 'Export as a file',
  exportTitle: 'Export the records of %{name}',
  exportText:
    'The file has every value of the ticked records. Make sure that the person who asked is the one who sent them.',
  exportSubmit: 'Export %{smart_count} record |||| Export %{smart_count} records',
  exported: 'The file is in your downloads.',
  exportedAsked:
    'The file is in your downloads. The request for a copy stays open until you say that it was handed over.',
  exportFailed: 'The file could not be made. %{tryAgain}',
  exportName: 'Everything about a person',
  withdraw: 'Record withdrawal',
  withdrawTitle: 'Has %{name} withdrawn their consent?',
  withdrawText:
    'Work stops: nothing is decided or changed in the ticked records until they agree again or everything is erased.',
  withdrawSubmit: 'Stop work on %{smart_count} record |||| Stop work on %{smart_count} records',
  withdrawn: 'Work on these records is stopped.',
  agree: 'Record consent',
  agreeTitle: 'Does %{name} agree again?',
  agreeText: 'The ticked records can be decided and changed again.',
  agreeSubmit: 'Go on with %{smart_count} record |||| Go on with %{smart_count} records',
  agreed: 'These records can be worked on again.',
  withdrawFailed: 'This could not be saved. %{tryAgain}',
  erase: 'Erase records',
  asked: 'Asked for on %{day} (%{reference}).',
  eraseTitle: 'Erase records of %{name}?',
  eraseText:
    'The ticked records, with their files, messages, notes, sessions and goals, are removed for good, also from a backup that is restored. The history keeps only that it was done.',
  eraseSubmit: 'Erase %{smart_count} record |||| Erase %{smart_count} records',
  erased: 'Erased for good: %{smart_count} record. |||| Erased for good: %{smart_count} records.',
  eraseFailed: 'It could not be erased. %{tryAgain}',
} as const;

addTexts({ resources: { 'people-list': people } });
