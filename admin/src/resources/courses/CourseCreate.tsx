import { COURSE_FIELDS } from '#contract/courses';
import { CreatePage } from '../../form/CreatePage';
import { PATHS } from '../../paths';

const TEXTS = {
  title: 'resources.courses.add',
  saved: 'resources.courses.added',
  failed: 'resources.courses.addFailed',
};

/** /addCourse */
export const CourseCreate = () => (
  <CreatePage resource="courses" rules={COURSE_FIELDS} list={PATHS.courses} texts={TEXTS} />
);
