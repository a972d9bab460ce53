import { SENTENCES } from '#contract/sentences';
import { VACANCY_FIELDS } from '#contract/vacancies';
import { ADDED_AT, type ChoiceWords, labelsOf, TEACHER_TYPE_WORDS } from './labels';

export const vacancies = {
  name: 'Vacancy |||| Vacancies',
  since: ADDED_AT,
  fields: { ...labelsOf(VACANCY_FIELDS), createdAt: 'Added' },
  choices: { teacher_type: TEACHER_TYPE_WORDS } satisfies ChoiceWords<typeof VACANCY_FIELDS>,
  title: 'Vacancies',
  file: 'Vacancies',
  search: 'Search by title, district or description',
  loading: 'Loading vacancies…',
  failed: 'The vacancies could not be loaded.',
  empty: 'No vacancies yet.',
  noMatch: 'No vacancies match your search.',
  count: '%{smart_count} vacancy |||| %{smart_count} vacancies',
  advice: 'Add the first vacancy: the Careers page then shows it, up to its closing date.',
  add: 'Add a vacancy',
  addFailed: 'The vacancy could not be added. %{tryAgain}',
  edit: 'Edit the vacancy',
  saveFailed: 'The vacancy could not be saved. %{tryAgain}',
  hints: {
    hours: 'For example: school days, 7.30 to 13.30',
    pay: 'A sum, or from and to, and for what: an hour, a session, a month',
    safeguarding: 'How applicants are checked before they work with a child',
    closingDate: 'The last day on which the public site shows it',
  },
  message: {
    delete_title: 'Delete the vacancy “%{recordRepresentation}”?',
    delete_content: 'It will be deleted permanently, and the public site no longer shows it.',
  },
  notifications: {
    created: 'The vacancy was added.',
    updated: 'The vacancy was saved.',
    deleted: SENTENCES.vacancyDeleted,
  },
  deleteFailed: 'The vacancy could not be deleted. %{tryAgain}',
} as const;
