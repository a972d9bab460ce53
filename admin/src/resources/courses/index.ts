export { CourseCreate } from './CourseCreate';
export { CourseEdit } from './CourseEdit';
export { CourseList } from './CourseList';
export { CourseShow } from './CourseShow';
