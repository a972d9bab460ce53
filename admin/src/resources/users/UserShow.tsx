import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Service } from '#contract/services';
import { APPLICANT_FIELDS, type TeacherType } from '#contract/users';
import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../outbox/MessagesSection';
import { type CameFrom, PATHS } from '../../paths';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
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

/** The buttons alternate between two places: a second click must not decide the next application. */
function Status() {
  const state = useLocation().state as Partial<CameFrom> | null;
  return <StatusField statuses={STATUSES} isAside={(state?.turn ?? 0) % 2 === 1} />;
}

/** Everything about one applicant. */
export const UserShow = () => (
  <ShowPage
    rules={APPLICANT_FIELDS}
    status={<Status />}
    beside={<CvView />}
    actions={
      <>
        <StatusActions>
          <EditLink />
        </StatusActions>
        <ProfileLink />
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
