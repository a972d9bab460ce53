import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Service } from '#contract/services';
import { APPLICANT_FIELDS, type TeacherType } from '#contract/users';
import { lazyPage } from '../../ui/lazyPage';
import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../decisions/MessagesSection';
import { PATHS } from '../../paths';
import { EditButton } from '../../ui/EditButton';
import { ShowPage } from '../../record/ShowPage';
import { StatusActions } from '../../decisions/StatusActions';
import { StatusField } from '../../decisions/StatusField';
import { CvView } from './CvView';
import { useNextPending } from './useNextPending';
import { STATUSES, type User } from './user';

/** The service of each type of applicant. */
const SERVICE_OF = {
  Shadow_Teacher: 'Shadow teacher for school',
  Home_Visiting_Teacher: 'Special needs teacher for home',
  Behavior_Therapist: 'Speech and behavior occupational therapy session',
  Occupational_Therapist: 'Speech and behavior occupational therapy session',
  Speech_Therapist: 'Speech and behavior occupational therapy session',
  Counselor: 'Student counseling',
} as const satisfies Record<TeacherType, Service>;

/** Links to the teacher profile form, prefilled from an approved application by navigation state, not by the URL. */
function ProfileLink() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (user?.status !== 'approved') return null;
  const record = { tName: user.full_name, service: SERVICE_OF[user.teacher_type] };
  return (
    <Button component={Link} to={PATHS.addDetails} state={{ record }} variant="contained">
      {translate('resources.user-list.makeProfile')}
    </Button>
  );
}

const LinkToProfile = lazyPage(async () => (await import('../staff/LinkToProfile')).LinkToProfile, null);

const Status = () => <StatusField statuses={STATUSES} onSaved={useNextPending()} />;

const Actions = () => (
  <StatusActions onSaved={useNextPending()}>
    <EditButton />
  </StatusActions>
);

/** Everything about one applicant. */
export const UserShow = () => (
  <ShowPage
    rules={APPLICANT_FIELDS}
    status={<Status />}
    beside={<CvView />}
    actions={
      <>
        <Actions />
        <ProfileLink />
        <LinkToProfile />
      </>
    }
  >
    <NotesSection entity="user" />
    <MessagesSection />
  </ShowPage>
);
