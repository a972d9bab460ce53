import type { Vacancy } from './vacancy.schema.js';

export function toVacancy(vacancy: Vacancy) {
  const { _id, title, teacher_type, district, hours, pay, description, safeguarding } = vacancy;
  const { closingDate, createdAt, updatedAt } = vacancy;
  return {
    _id: String(_id),
    title,
    teacher_type,
    district,
    hours,
    pay,
    description,
    safeguarding,
    closingDate,
    createdAt,
    updatedAt,
  };
}
export type VacancyAnswer = ReturnType<typeof toVacancy>;
