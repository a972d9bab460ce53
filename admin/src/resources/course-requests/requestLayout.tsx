import { TextField } from 'react-admin';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import type { Layout } from '../../list/columns';
import { PATHS } from '../../paths';
import { RecordLink } from '../../record/RecordLink';
import { StatusCell } from '../../status/StatusCell';
import { STATUS } from './request';
import { RequestActions } from './RequestActions';

/** The spec's cards. */
export const requestLayout: Layout = {
  cards: true,
  headline: { source: 'name', cell: <RecordLink within={PATHS.courseRequests} /> },
  columns: [
    { source: 'phone', cell: <RuleValue source="phone" rule={COURSE_REQUEST_FIELDS.phone} /> },
    { source: 'email', cell: <RuleValue source="email" rule={COURSE_REQUEST_FIELDS.email} /> },
    { source: 'course', cell: <TextField source="course" variant="inherit" /> },
    { source: 'createdAt', cell: <ReceivedAt /> },
    { source: 'status', cell: <StatusCell choice={STATUS} /> },
  ],
  actions: { source: 'actions', cell: <RequestActions /> },
};
