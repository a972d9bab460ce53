/** Spec section 3: what a teacher applicant can be. Besides `Admin` these are the roles a token can carry. */
export const TEACHER_TYPES = [
  'Shadow_Teacher',
  'Home_Visiting_Teacher',
  'Behavior_Therapist',
  'Occupational_Therapist',
  'Counselor',
  'Speech_Therapist',
] as const;
export type TeacherType = (typeof TEACHER_TYPES)[number];

export const ADMIN_ROLE = 'Admin';
/** Looks after courses and teacher profiles; sees no child, no application and no message. */
export const EDITOR_ROLE = 'ContentEditor';
/** Those who work in the admin app. */
export const OFFICE_ROLES = [ADMIN_ROLE, EDITOR_ROLE] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];
export type Role = OfficeRole | TeacherType;

export const isOfficeRole = (role: Role): role is OfficeRole => OFFICE_ROLES.some((office) => office === role);
