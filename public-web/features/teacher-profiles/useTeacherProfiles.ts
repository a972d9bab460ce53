import type { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { type Language, LANGUAGES } from '#contract/languages';
import type { Values } from '#contract/rule';
import type { Service } from '#contract/services';
import { qualificationsOf as linesOf } from '../../shared/qualificationsOf.js';
import { useAnswer } from '../../api/useAnswer.js';

/** One member of staff, as `GET /category/counselingdetails` answers. */
export interface TeacherProfile extends Values<typeof TEACHER_PROFILE_FIELDS> {
  _id: string;
  profilePicture: string;
  greeting?: string;
}

/** @returns `staff` is `undefined` while it is fetched and `null` when that failed */
export function useTeacherProfiles(service: Service) {
  const { answer, retry } = useAnswer<TeacherProfile[]>(
    `/category/counselingdetails?service=${encodeURIComponent(service)}`,
  );
  const staff = answer && (answer.kind === 'done' && Array.isArray(answer.body) ? answer.body : null);
  return { staff, retry };
}

/** The filters of a family; empty if any will do. */
export interface StaffFilter {
  language: string;
  district: string;
}
export const NO_FILTER: StaffFilter = { language: '', district: '' };

const has = (list: readonly string[] = [], wanted: string) => wanted === '' || list.includes(wanted);

export function matchesFilter({ languages, districts }: TeacherProfile, { language, district }: StaffFilter): boolean {
  return has(languages, language) && has(districts, district);
}

/** The strengths of a person in this language, or in the first one in which they are written. */
export function strengthsOf({ goodAt, goodAtSi, goodAtTa }: Partial<TeacherProfile>, wanted: Language) {
  const written = { en: goodAt, si: goodAtSi, ta: goodAtTa };
  for (const language of [wanted, ...LANGUAGES]) {
    const text = written[language];
    if (text) return { language, text };
  }
  return undefined;
}

/** "Speaks Sinhala and English" among the qualifications, which the card says from the field for it. */
const SPEAKS = /^(?:speaks|languages?):?(?:[\s,&]|and|fluent|sinhala|tamil|english)*\.?$/i;

/** Each once. */
export function qualificationsOf({
  qualification,
  languages = [],
}: Pick<TeacherProfile, 'qualification' | 'languages'>): string[] {
  const lines = linesOf(qualification);
  return [...new Set(lines.filter((line) => !(languages.length > 0 && SPEAKS.test(line))))];
}
