import type { TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { Values } from '#contract/rule';
import type { Service } from '#contract/services';
import { useAnswer } from '../../api/useAnswer.js';

/** One member of staff, as `GET /category/counselingdetails` answers. */
export interface TeacherProfile extends Values<typeof TEACHER_PROFILE_FIELDS> {
  _id: string;
  profilePicture: string;
}

/** @returns `staff` is `undefined` while it is fetched and `null` when that failed */
export function useTeacherProfiles(service: Service) {
  const { answer, retry } = useAnswer<TeacherProfile[]>(
    `/category/counselingdetails?service=${encodeURIComponent(service)}`,
  );
  const staff = answer && (answer.kind === 'done' && Array.isArray(answer.body) ? answer.body : null);
  return { staff, retry };
}

/** The spec's free text, "separated by newlines or commas": where there are lines, a comma belongs to one of them. */
export function qualificationsOf({ qualification }: Pick<TeacherProfile, 'qualification'>): string[] {
  const text = (qualification ?? '').trim();
  const lines = text.split(text.includes('\n') ? '\n' : ',').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
