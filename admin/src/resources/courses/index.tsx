import type { Views } from '../views';
import { CourseEdit } from './CourseEdit';
import { CourseList } from './CourseList';
import { CourseShow } from './CourseShow';

export const courses: Views = { list: CourseList, edit: CourseEdit, show: CourseShow };
