import { qualificationsOf } from '../../../../../public-web/shared/qualificationsOf';
import type { TeacherProfile } from '../../../config/teacherProfile';

/** Spec section 9. */
export const REPORT_FILE = 'teachers_details_report.pdf';
export const COLUMNS = ['number', 'teacher', 'service', 'age', 'experience', 'qualifications'] as const;
export type ReportColumn = (typeof COLUMNS)[number];

/** A row as it is read, in the order of the columns. */
export const rowOf = (
  detail: TeacherProfile,
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
