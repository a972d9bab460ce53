import { COURSE_FIELDS } from '#contract/courses';
import { EditPage } from '../../form/pages';

export const CourseEdit = () => <EditPage resource="courses" rules={COURSE_FIELDS} />;
