import type { Types } from 'mongoose';
import { PROFILE_STATUSES, type ProfileStatus, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { AVAILABILITY_FIELDS } from '#contract/plan-rules';
import type { WorkingHours } from '#contract/plans';
import type { Values } from '#contract/rule';
import { ADMIN_ROLE, type Role } from '#contract/users';
import { fieldsOf, schemaOf } from '../common/schema-of.js';

/** A teacher profile: what the public reads about one member of staff. */
export interface TeacherProfile extends Values<typeof TEACHER_PROFILE_FIELDS> {
  _id: Types.ObjectId;
  /** The path its picture is served at. */
  profilePicture: string;
  /** The path its voice greeting is served at. */
  greeting?: string;
  status: ProfileStatus;
  /** The account of the person, who then sees their own sessions; an account has one profile. */
  account?: string;
  availability?: WorkingHours[];
  travelMinutes?: number;
  /** The hash of the secret in their calendar address. The secret itself is stored nowhere. */
  calendarHash?: string;
  createdAt: Date;
  updatedAt: Date;
}
export const TEACHER_PROFILE_MODEL = 'Category';

export const teacherProfileSchema = schemaOf(TEACHER_PROFILE_FIELDS, {
  profilePicture: { type: String, required: true },
  greeting: String,
  status: { type: String, required: true, enum: PROFILE_STATUSES, default: 'active' },
  account: String,
  ...fieldsOf({ availability: { ...AVAILABILITY_FIELDS.availability, optional: true } }),
  travelMinutes: Number,
  calendarHash: { type: String, select: false },
  // `Tx.claim` counts here, so that nobody is planned twice at once, and no profile is deleted while a booking is given to it.
  claims: { type: Number, select: false },
});
teacherProfileSchema.index({ createdAt: -1, _id: -1 });
teacherProfileSchema.index({ status: 1, createdAt: -1, _id: -1 });
teacherProfileSchema.index({ account: 1 }, { unique: true, sparse: true });
teacherProfileSchema.index({ calendarHash: 1 }, { unique: true, sparse: true });
teacherProfileSchema.index({ service: 1, status: 1, createdAt: -1, _id: -1 });
// The columns an administrator may sort by: a page is read from an index, without sorting the collection.
for (const column of ['tName', 'service', 'age', 'experience']) teacherProfileSchema.index({ [column]: 1, _id: 1 });

/**
 * A profile as it is answered. Its status is included only for staff who have left, whom the public never sees, and its
 * account only for administrators.
 */
export function toTeacherProfile(category: TeacherProfile, role?: Role) {
  const { _id, service, profilePicture, tName, age, experience, qualification, status, createdAt, updatedAt } =
    category;
  const { profession, languages, districts, goodAt, goodAtSi, goodAtTa, checked } = category;
  const { greeting, greetingLanguage, greetingText } = category;
  return {
    _id: String(_id),
    service,
    profilePicture,
    tName,
    age,
    experience,
    qualification: qualification ?? '',
    profession,
    languages,
    districts,
    goodAt,
    goodAtSi,
    goodAtTa,
    checked,
    greeting,
    greetingLanguage,
    greetingText,
    ...(status === 'left' && { status }),
    ...(role === ADMIN_ROLE && { account: category.account }),
    createdAt,
    updatedAt,
  };
}
export type TeacherProfileAnswer = ReturnType<typeof toTeacherProfile>;
