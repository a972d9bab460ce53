import type { ProfileStatus, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import type { Values } from '#contract/rule';

/** A teacher profile as the API returns it. */
export interface TeacherProfile extends Values<typeof TEACHER_PROFILE_FIELDS> {
  id: string;
  status?: ProfileStatus;
  profilePicture: string;
  /** Stored file name. */
  greeting?: string;
  /** The account with which they log in. */
  account?: string;
  updatedAt: string;
}
