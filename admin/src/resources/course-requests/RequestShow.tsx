import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { ShowPage } from '../../record/ShowPage';
import { Decisions, StatusField } from '../../status/StatusField';
import { STATUSES } from './request';

export const RequestShow = () => (
  <ShowPage
    rules={COURSE_REQUEST_FIELDS}
    status={<StatusField statuses={STATUSES} />}
    actions={<Decisions statuses={STATUSES} />}
  />
);
