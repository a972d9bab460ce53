import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { moment } from '../../fields/formats';
import { TakeBackButton } from '../../decisions/TakeBackButton';
import type { WithStatus } from '../../decisions/statuses';
import { STATUSES } from './request';

interface CourseRequest extends WithStatus {
  name: string;
  /** When the family first looked at the decision. */
  openedAt?: string;
}

/** Takes a decision back until the family has seen it; after that, shows when that was. */
export function TakeBack() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const request = useRecordContext<CourseRequest>();
  if (!request || request.status === STATUSES.waiting) return null;
  const { name, openedAt } = request;
  const { waiting } = STATUSES;
  if (openedAt === undefined)
    return <TakeBackButton resource={resource} record={request} name={name} status={waiting} />;
  return (
    <Typography color="text.secondary">
      {translate('resources.courseRequests.opened', { moment: moment(openedAt) })}
    </Typography>
  );
}
