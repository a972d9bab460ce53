import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { PATHS } from '../../paths';
import { FieldsPanel } from '../../record/FieldsPanel';
import { ShowPage } from '../../record/ShowPage';
import { StatusCell } from '../../status/StatusCell';
import { STATUS } from './request';
import { RequestActions } from './RequestActions';

export const RequestShow = () => (
  <ShowPage
    resource="course-requests"
    list={{ to: PATHS.courseRequests, label: 'resources.course-requests.title' }}
    status={<StatusCell choice={STATUS} />}
    actions={<RequestActions />}
    panel={<FieldsPanel rules={COURSE_REQUEST_FIELDS} />}
  />
);
