import { TEACHER_PROFILE_FIELDS, PROFILE_PICTURE } from '#contract/categories';
import type { Rules } from '#contract/rule';

export const FORM_FIELDS: Rules = { ...TEACHER_PROFILE_FIELDS, profilePicture: PROFILE_PICTURE };
