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

/** The service that each type of applicant belongs to. */
const SERVICE_OF = {
  Shadow_Teacher: 'Shadow teacher for school',
  Home_Visiting_Teacher: 'Special needs teacher for home',
  Behavior_Therapist: 'Speech and behavior occupational therapy session',
  Occupational_Therapist: 'Speech and behavior occupational therapy session',
  Speech_Therapist: 'Speech and behavior occupational therapy session',
  Counselor: 'Student counseling',
} as const satisfies Record<TeacherType, Service>;

/** Leads to the form of a teacher profile, with what is known of an approved applicant; in no address. */
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

/** What the pointer has just decided with must not decide about the next applicant: her decisions stand beside it. */
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
