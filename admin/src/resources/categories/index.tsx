import type { Views } from '../views';
import { TeacherProfileList } from './TeacherProfileList';
import { TeacherProfileShow } from './TeacherProfileShow';

/** Their form has an address of its own: /updatedetails/{id}. */
export const categories: Views = { list: TeacherProfileList, show: TeacherProfileShow };
