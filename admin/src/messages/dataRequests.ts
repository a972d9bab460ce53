import { type AnsweredBy, CLOSING_FIELDS, DATA_REQUEST_FIELDS, type DataRequestStatus } from '#contract/data-requests';
import { type ChoiceWords, labelsOf } from './labels';
import { addTexts } from './later';
import { pages } from './pages';

const statuses = { open: 'Open', done: 'Done', refused: 'Refused' } satisfies Record<DataRequestStatus, string>;

/** The texts about data subject requests and their due dates, which come with the code of their pages. */
export const dataRequests = {
  fields: {
    ...labelsOf(DATA_REQUEST_FIELDS),
    ...labelsOf(CLOSING_FIELDS),
    reference: 'Reference',
    person: 'Person',
    createdAt: 'Received on',
  },
  statuses,
  choices: {
    kind: {
      access: 'A copy of their data',
      correction: 'A correction',
      erasure: 'Erasure',
      withdrawal: 'Withdrawal of their consent',
      objection: 'Objection to the use of their data',
    },
  } satisfies ChoiceWords<typeof DATA_REQUEST_FIELDS>,
  how: {
    corrected: 'The details were corrected.',
    withdrawn: 'The consent was marked as withdrawn.',
    erased: 'Everything was erased.',
  } satisfies Record<AnsweredBy, string>,
  hints: {
    receivedAt: 'The law allows 21 working days from this day.',
    sentence: 'Kept for six years. Please write no name here.',
  },
  tabs: { label: 'Show', open: 'Open', closed: 'Closed', all: 'All' },
  title: pages['/privacy-requests'],
  search: 'Search by reference',
  loading: 'Loading data requests…',
  failed: 'The data requests could not be loaded.',
  empty: 'No data requests yet.',
  allDone: 'No data request is open.',
  noMatch: 'No data request matches.',
  count: '%{smart_count} data request |||| %{smart_count} data requests',
  advice: 'Find the family or applicant, and choose “Record a data request” on their page.',
  nobody: 'Deleted since',
  asked: 'Record a data request',
  askedTitle: 'What did %{name} ask for?',
  askedText:
    'Correcting, withdrawing or erasing on this page closes what was asked for. A copy is closed once you say that it was handed over.',
  askedSubmit: 'Record the request',
  askedDone: 'Recorded. It is due on %{day}.',
  askedFailed: 'The request could not be recorded. %{tryAgain}',
  ofPerson: 'What they asked for',
  line: '%{reference}, received on %{day}',
  handedOver: 'Handed over',
  handedOverSentence: 'A copy was handed over.',
  close: 'Close',
  closeTitle: 'Close %{reference}',
  closeText: 'For what was answered in another way than from the page of the family or applicant, or is refused.',
  closeSubmit: 'Close the request',
  closeFailed: 'The request could not be closed. %{tryAgain}',
  closed: 'The request is closed.',
} as const;

addTexts({ resources: { 'privacy-requests': dataRequests } });
