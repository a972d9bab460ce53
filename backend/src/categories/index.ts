export { CategoriesModule } from './categories.module.js';
export { TEACHER_PROFILE_MODEL, type TeacherProfile } from './teacher-profile.schema.js';
