import { SENTENCES } from '#contract/sentences';
import { SERVICE_FIELDS } from '#contract/services';
import { ADDED_AT, type ChoiceWords, labelsOf, SERVICE_WORDS } from './labels';

export const services = {
  name: 'Prices |||| Prices',
  since: ADDED_AT,
  fields: { ...labelsOf(SERVICE_FIELDS), price: 'Price (rupees)', createdAt: 'Added' },
  hints: {
    priceFrom: 'What is left empty reads “Ask us” on the public site.',
    priceTo: 'Leave it empty where there is one price.',
    reducedPrice: 'For families who cannot pay the whole price.',
    waitingWeeks: '0 means: no waiting time.',
  },
  choices: {
    service: SERVICE_WORDS,
    priceFor: {
      session: 'session',
      hour: 'hour',
      day: 'day',
      month: 'month',
      programme: 'whole programme',
    },
  } satisfies ChoiceWords<typeof SERVICE_FIELDS>,
  title: 'Prices and waiting times',
  file: 'Prices and waiting times',
  search: 'Search by service',
  loading: 'Loading prices…',
  failed: 'The prices could not be loaded.',
  empty: 'No prices yet.',
  count: '%{smart_count} service |||| %{smart_count} services',
  advice: 'Until a service has its prices here, the public site says “Ask us”.',
  add: 'Add the prices of a service',
  addFailed: 'The prices could not be added. %{tryAgain}',
  edit: 'Edit prices',
  saveFailed: 'The prices could not be saved. %{tryAgain}',
  message: {
    delete_title: 'Are you sure you want to delete these prices?',
    delete_content: 'For “%{recordRepresentation}”, the public site then says “Ask us”.',
  },
  notifications: {
    created: 'The prices were added. The public site shows them now.',
    updated: 'The prices were saved. The public site shows them now.',
    deleted: SENTENCES.serviceDeleted,
  },
  deleteFailed: 'The prices could not be deleted. %{tryAgain}',
} as const;
