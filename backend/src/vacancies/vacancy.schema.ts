import type { Types } from 'mongoose';
import type { Values } from '#contract/rule';
import { VACANCY_FIELDS } from '#contract/vacancies';
import { schemaOf } from '../common/schema-of.js';

export interface Vacancy extends Values<typeof VACANCY_FIELDS> {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}
export const VACANCY_MODEL = 'Vacancy';

export const vacancySchema = schemaOf(VACANCY_FIELDS);
vacancySchema.index({ createdAt: -1, _id: -1 });
// The columns an administrator may sort by. The public list filters by the last one.
for (const column of ['title', 'district', 'closingDate']) vacancySchema.index({ [column]: 1, _id: 1 });

export function toVacancy(vacancy: Vacancy) {
  const { _id, title, teacher_type, district, hours, pay, description, safeguarding } = vacancy;
  const { closingDate, createdAt, updatedAt } = vacancy;
  const shown = { title, teacher_type, district, hours, pay, description, safeguarding, closingDate };
  return { _id: String(_id), ...shown, createdAt, updatedAt };
}
export type VacancyAnswer = ReturnType<typeof toVacancy>;
