import { VACANCY_FIELDS } from '#contract/vacancies';
import type { ListFields } from '../common/list/index.js';

export const VACANCY_LIST: ListFields = {
  resource: 'vacancies',
  rules: VACANCY_FIELDS,
  searched: ['title', 'district', 'description'],
};
