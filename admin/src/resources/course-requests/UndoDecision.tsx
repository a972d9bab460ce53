import { Typography } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { moment } from '../../config/formats';
import { UndoButton } from '../../decisions/UndoButton';
import type { WithStatus } from '../../decisions/statuses';
import { STATUSES } from './request';

interface CourseRequest extends WithStatus {
  name: string;
  /** When the family first looked at the decision. */
  openedAt?: string;
}

/** Undo until the family has seen the decision; after that, when that was. */
export function UndoDecision() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const request = useRecordContext<CourseRequest>();
  if (!request || request.status === STATUSES.waiting) return null;
  const { name, openedAt } = request;
  const { waiting } = STATUSES;
  if (openedAt === undefined) return <UndoButton resource={resource} record={request} name={name} status={waiting} />;
  return (
    <Typography color="text.secondary">
      {translate('resources.courseRequests.opened', { moment: moment(openedAt) })}
    </Typography>
  );
}
