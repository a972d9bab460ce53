import { ERASURE_FIELDS, PERSON_FIELDS, type PersonGroup } from '#contract/people';
import { PAGES } from '../resources/table';
import { labelsOf } from './labels';

export const families = {
  name: 'Person |||| People',
  fields: {
    ...labelsOf(PERSON_FIELDS),
    ...labelsOf(ERASURE_FIELDS),
    createdAt: 'Last heard from',
  },
  hints: {
    name: 'Changed in all records of this person.',
    phone: 'Changed in all records that have a number.',
    email: 'Changed in all records that have an address.',
    reason: 'Kept for six years with the date. Please write no name here.',
  },
  title: PAGES['/families'].label,
  search: 'Search by name, phone, email or reference',
  loading: 'Loading people...',
  failed: 'The people could not be fetched.',
  empty: 'No people yet.',
  noMatch: 'Nobody matches your search.',
  count: '%{smart_count} person |||| %{smart_count} people',
  advice: 'Everybody who sends a form is here, once for each phone number.',
  edit: 'Correct the details of this person',
  notifications: { updated: 'The details were corrected in all records.' },
  saveFailed: 'The details could not be corrected. Please try again.',
  groups: {
    bookings: 'Bookings',
    courseRequests: 'Course requests',
    messages: 'Contact messages',
    applications: 'Applications',
  } satisfies Record<PersonGroup, string>,
  everything: 'Everything about this person',
  told: 'What was told',
  nothingTold: 'No message was made for this person.',
  export: 'Export as a file',
  exporting: 'Exporting…',
  exportFailed: 'The file could not be made. Please try again.',
  exportName: 'one-step-person-%{day}.json',
  print: 'Print',
  withdraw: 'Consent withdrawn',
  withdrawTitle: 'Has %{name} withdrawn the consent?',
  withdrawText:
    'Work stops: nothing is decided or changed in any of their records until they agree again or everything is erased.',
  withdrawn: 'Work on these records is stopped.',
  agree: 'They agree again',
  agreeTitle: 'Does %{name} agree again?',
  agreeText: 'Their records can be decided and changed again.',
  agreed: 'Work on these records goes on.',
  withdrawFailed: 'This could not be written down. Please try again.',
  erase: 'Erase everything',
  eraseTitle: 'Erase everything about %{name}?',
  eraseText:
    'All records, files, messages and notes on this page are removed for good, also from a backup that is restored. The history keeps only that it was done.',
  eraseFailed: 'It could not be erased. Please try again.',
} as const;
