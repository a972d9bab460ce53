import { COURSE_FIELDS } from '#contract/courses';
import { CreatePage } from '../../form/pages';

/** /addCourse */
export const CourseCreate = () => <CreatePage resource="courses" rules={COURSE_FIELDS} />;
