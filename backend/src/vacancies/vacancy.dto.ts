import { VACANCY_FIELDS } from '#contract/vacancies';
import { changesOf, dtoOf } from '../common/dto/index.js';

export class VacancyDto extends dtoOf('Vacancy', VACANCY_FIELDS) {}

export class VacancyChangesDto extends changesOf('VacancyChanges', VACANCY_FIELDS) {}
