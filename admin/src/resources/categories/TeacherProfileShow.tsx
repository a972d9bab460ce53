import { PROFILE_PICTURE, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { lazyPage } from '../../ui/lazyPage';
import { PATHS } from '../../paths';
import { useRole } from '../../providers/authProvider';
import { DeleteButton } from '../../ui/DeleteButton';
import { EditButton } from '../../ui/EditButton';
import { ShowPage } from '../../record/ShowPage';
import { Greeting } from './Greeting';
import { LeaveButton } from './LeaveButton';
import { FormerStaffChip } from './FormerStaffChip';

const AtWork = lazyPage(async () => (await import('../staff/AtWork')).AtWork, null);

/** Who works when is not for content editors. */
const ForAdmins = () => useRole() === 'Admin' && <AtWork />;

export const TeacherProfileShow = () => (
  <ShowPage
    rules={{ ...TEACHER_PROFILE_FIELDS, profilePicture: PROFILE_PICTURE }}
    actions={
      <>
        <FormerStaffChip />
        <EditButton basePath={PATHS.updateDetails} />
        <DeleteButton redirect="list" />
        <LeaveButton />
      </>
    }
  >
    <Greeting />
    <ForAdmins />
  </ShowPage>
);
