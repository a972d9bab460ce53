import { APPLICANT_FIELDS } from '#contract/users';
import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../outbox/MessagesSection';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
import { CvLink } from './CvLink';
import { useNextPending } from './useNextPending';
import { STATUSES } from './user';

/** Everything about one applicant. */
export const UserShow = () => (
  <ShowPage
    rules={APPLICANT_FIELDS}
    status={<StatusField statuses={STATUSES} />}
    actions={
      <>
        <StatusActions>
          <EditLink />
        </StatusActions>
        <CvLink />
        <NextPending />
      </>
    }
  >
    <NotesSection entity="user" />
    <MessagesSection />
  </ShowPage>
);

function NextPending() {
  useNextPending();
  return null;
}
