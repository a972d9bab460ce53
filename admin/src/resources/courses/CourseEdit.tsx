import { COURSE_FIELDS } from '#contract/courses';
import { EditPage } from '../../form/EditPage';
import { PATHS } from '../../paths';

const TEXTS = {
  title: 'resources.courses.edit',
  saved: 'resources.courses.saved',
  failed: 'resources.courses.saveFailed',
};

export const CourseEdit = () => (
  <EditPage resource="courses" rules={COURSE_FIELDS} list={PATHS.courses} texts={TEXTS} />
);
