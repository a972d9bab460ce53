import { COURSE_FIELDS } from '#contract/courses';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';

export const CourseShow = () => (
  <ShowPage
    rules={COURSE_FIELDS}
    actions={
      <>
        <EditLink />
        <DeleteButton redirect="list" />
      </>
    }
  />
);
