import { RuleValue } from '../../fields/RuleValue';
import { COURSE_FIELDS } from '#contract/courses';
import { AddLink } from '../../list/AddLink';
import { BulkBar } from '../../list/BulkBar';
import { Clamped } from '../../list/Clamped';
import { Column } from '../../list/Column';
import { ListPage } from '../../list/ListPage';
import { RowButtons } from '../../list/RowButtons';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { RecordLink } from '../../record/RecordLink';

const add = <AddLink to={PATHS.addCourse} />;

/** /courses */
export const CourseList = () => (
  <ListPage exported={COURSE_FIELDS} actions={add} whenEmpty={add} bulk={<BulkBar canDelete />}>
    <Column source="title" headline width={260}>
      <RecordLink />
    </Column>
    <Column source="description" disableSort>
      <Clamped source="description" lines={3} />
    </Column>
    <Column source="link" disableSort>
      <RuleValue source="link" rule={COURSE_FIELDS.link} />
    </Column>
    <Column source="actions" actions width={230}>
      <RowButtons>
        <EditLink />
        <DeleteButton />
      </RowButtons>
    </Column>
  </ListPage>
);
