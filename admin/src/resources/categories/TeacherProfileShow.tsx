import { PROFILE_STATUS } from '#contract/categories';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { FORM_FIELDS } from './detail';
import { LeaveButton } from './LeaveButton';

export const TeacherProfileShow = () => (
  <ShowPage
    rules={{ ...FORM_FIELDS, status: PROFILE_STATUS }}
    actions={
      <>
        <EditLink within={PATHS.updateDetails} />
        <LeaveButton />
        <DeleteButton redirect="list" />
      </>
    }
  />
);
