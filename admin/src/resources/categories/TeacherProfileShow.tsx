import { PROFILE_PICTURE, PROFILE_STATUS, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { Greeting } from './Greeting';
import { LeaveButton } from './LeaveButton';

export const TeacherProfileShow = () => (
  <ShowPage
    rules={{ ...TEACHER_PROFILE_FIELDS, profilePicture: PROFILE_PICTURE, status: PROFILE_STATUS }}
    actions={
      <>
        <EditLink within={PATHS.updateDetails} />
        <LeaveButton />
        <DeleteButton redirect="list" />
      </>
    }
  >
    <Greeting />
  </ShowPage>
);
