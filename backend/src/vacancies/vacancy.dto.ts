import { VACANCY_FIELDS } from '#contract/vacancies';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class VacancyDto extends dtoOf('Vacancy', VACANCY_FIELDS) {}

export class VacancyChangesDto extends changesOf('VacancyChanges', VACANCY_FIELDS) {}

export const VACANCY_LIST: ListFields = {
  resource: 'vacancies',
  rules: VACANCY_FIELDS,
  searched: ['title', 'district', 'description'],
};
