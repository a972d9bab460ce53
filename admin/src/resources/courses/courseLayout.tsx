import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { COURSE_FIELDS } from '#contract/courses';
import { RuleValue } from '../../fields/RuleValue';
import { clamp } from '../../list/clamp';
import type { Layout } from '../../list/columns';
import { RowButtons } from '../../list/RowButtons';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { LinkButton } from '../../record/LinkButton';
import { RecordLink } from '../../record/RecordLink';
import { DELETE_TEXTS, type Course } from './course';

function Actions() {
  const course = useRecordContext<Course>();
  return (
    course && (
      <RowButtons>
        <LinkButton to={`${PATHS.courses}/${course.id}/edit`} label="admin.actions.edit" variant="outlined" />
        <DeleteButton texts={DELETE_TEXTS} variant="outlined" />
      </RowButtons>
    )
  );
}

function Description() {
  return <Box sx={clamp(3)}>{useRecordContext<Course>()?.description}</Box>;
}

export const courseLayout: Layout = {
  headline: { source: 'title', cell: <RecordLink within={PATHS.courses} />, sortBy: 'title', width: 260 },
  columns: [
    { source: 'description', cell: <Description /> },
    { source: 'link', cell: <RuleValue source="link" rule={COURSE_FIELDS.link} /> },
  ],
  actions: { source: 'actions', cell: <Actions />, width: 190 },
};
