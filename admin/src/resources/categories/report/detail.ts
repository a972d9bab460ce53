import type { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { Values } from '#contract/rule';
import { qualificationsOf } from '../../../../../public-web/shared/qualificationsOf';

/** The fields of a teacher in the report. */
export interface Reported extends Values<typeof TEACHER_PROFILE_FIELDS> {
  id: string;
}

/** Spec section 9. */
export const REPORT_FILE = 'teachers_details_report.pdf';
export const COLUMNS = ['number', 'teacher', 'service', 'age', 'experience', 'qualifications'] as const;
export type ReportColumn = (typeof COLUMNS)[number];

/** A row as it is read, in the order of the columns. */
export const rowOf = (
  detail: Reported,
  index: number,
  words: { service: string; years: string },
): Record<ReportColumn, string> => ({
  number: String(index + 1),
  teacher: detail.tName,
  service: words.service,
  age: String(detail.age),
  experience: words.years,
  qualifications: qualificationsOf(detail.qualification).join('\n'),
});
