export { accountChanges, refuseLinked } from './account-link.js';
export { CategoriesModule } from './categories.module.js';
export { TEACHER_PROFILE_LIST } from './teacher-profile.dto.js';
export { type TeacherProfile, TEACHER_PROFILE_MODEL, toTeacherProfile } from './teacher-profile.schema.js';
export { type NamedProfile, TeacherProfiles } from './teacher-profiles.js';
