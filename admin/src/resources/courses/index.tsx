import icon from '@mui/icons-material/SchoolOutlined';
import { COURSE_FIELDS } from '#contract/courses';
import { CreatePage, EditPage, ShowPage } from '../../record/lazyPages';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

/** /addCourse */
export const CourseCreate = () => <CreatePage resource="courses" rules={COURSE_FIELDS} />;

export const courses = {
  list: lazyPage(async () => (await import('./CourseList')).CourseList),
  edit: () => <EditPage resource="courses" rules={COURSE_FIELDS} />,
  show: () => <ShowPage rules={COURSE_FIELDS} />,
  icon,
  options: { rules: COURSE_FIELDS },
  recordRepresentation: representationOf('courses'),
};
