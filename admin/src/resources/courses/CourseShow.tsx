import { COURSE_FIELDS } from '#contract/courses';
import { DeleteButton } from '../../ui/DeleteButton';
import { EditLink } from '../../ui/EditLink';
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
