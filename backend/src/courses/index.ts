export { CoursesModule } from './courses.module.js';
