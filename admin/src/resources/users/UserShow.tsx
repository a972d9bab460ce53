import { APPLICANT_FIELDS } from '#contract/users';
import { MessagesSection } from '../../outbox/MessagesSection';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
import { CvLink } from './CvLink';
import { STATUSES } from './user';

/** Everything about one applicant. */
export const UserShow = () => (
  <ShowPage
    rules={APPLICANT_FIELDS}
    status={<StatusField statuses={STATUSES} />}
    actions={
      <>
        <StatusActions statuses={STATUSES}>
          <EditLink />
        </StatusActions>
        <CvLink />
      </>
    }
  >
    <MessagesSection />
  </ShowPage>
);
