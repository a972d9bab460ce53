import { useParams } from 'react-router';
import { COURSE_FIELDS } from '#contract/courses';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { FieldsPanel } from '../../record/FieldsPanel';
import { LinkButton } from '../../record/LinkButton';
import { ShowPage } from '../../record/ShowPage';
import { DELETE_TEXTS } from './course';

export function CourseShow() {
  const { id = '' } = useParams();
  return (
    <ShowPage
      resource="courses"
      list={{ to: PATHS.courses, label: 'resources.courses.title' }}
      actions={
        <>
          <LinkButton to={`${PATHS.courses}/${id}/edit`} label="admin.actions.edit" variant="outlined" />
          <DeleteButton texts={DELETE_TEXTS} variant="outlined" />
        </>
      }
      panel={<FieldsPanel rules={COURSE_FIELDS} />}
    />
  );
}
