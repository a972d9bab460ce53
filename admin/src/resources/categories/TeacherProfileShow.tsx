import { PROFILE_PICTURE, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { Greeting } from './Greeting';
import { LeaveButton } from './LeaveButton';
import { LeftMark } from './LeftMark';

export const TeacherProfileShow = () => (
  <ShowPage
    rules={{ ...TEACHER_PROFILE_FIELDS, profilePicture: PROFILE_PICTURE }}
    actions={
      <>
        <LeftMark />
        <EditLink within={PATHS.updateDetails} />
        <LeaveButton />
        <DeleteButton redirect="list" />
      </>
    }
  >
    <Greeting />
  </ShowPage>
);
