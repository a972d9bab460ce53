import { APPLICANT_FIELDS } from '#contract/users';
import { PATHS } from '../../paths';
import { EditButton } from '../../record/EditButton';
import { RecordPanel } from '../../record/RecordPanel';
import { ShowPage } from '../../record/ShowPage';
import { StatusActions } from '../../status/StatusActions';
import { StatusCell } from '../../status/StatusCell';
import { CvLink } from './CvLink';
import { STATUS } from './user';

const TEXTS = {
  detailsOf: 'resources.users.detailsOf',
  editing: 'resources.users.editing',
  saved: 'resources.users.saved',
  failed: 'resources.users.saveFailed',
};

/** Everything about one applicant; the contact fields can be put right here. */
export function UserShow() {
  return (
    <ShowPage
      resource="users"
      list={{ to: PATHS.users, label: 'resources.users.lists.all' }}
      status={<StatusCell choice={STATUS} />}
      actions={
        <>
          <StatusActions choice={STATUS}>
            <EditButton variant="outlined" />
          </StatusActions>
          <CvLink />
        </>
      }
      panel={<RecordPanel rules={APPLICANT_FIELDS} edited={APPLICANT_FIELDS} texts={TEXTS} />}
    />
  );
}
