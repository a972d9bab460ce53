import Box from '@mui/material/Box';
import type { BookingKind } from '#contract/bookings';
import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../outbox/MessagesSection';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { PrintButton } from '../../record/print';
import { FollowUp } from '../../record/FollowUp';
import { ShowPage } from '../../record/ShowPage';
import { UnlessSpam, SuspectedSpam } from '../../record/SuspectedSpam';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
import { lazyPage } from '../../layout/lazyPage';
import { fieldsOf, STATUSES } from './booking';

const SessionsSection = lazyPage(async () => (await import('../../plans/SessionsSection')).SessionsSection, null);
const GoalsSection = lazyPage(async () => (await import('../../plans/GoalsSection')).GoalsSection, null);

export const BookingShow = ({ kind }: { kind: BookingKind }) => (
  <ShowPage
    rules={fieldsOf(kind)}
    status={
      <UnlessSpam instead={<SuspectedSpam why />}>
        <StatusField statuses={STATUSES} />
      </UnlessSpam>
    }
    actions={
      <UnlessSpam instead={<DeleteButton redirect="list" />}>
        <StatusActions>
          <EditLink />
          <DeleteButton redirect="list" />
          <PrintButton />
        </StatusActions>
      </UnlessSpam>
    }
  >
    <UnlessSpam>
      <SessionsSection kind={kind} />
      <GoalsSection kind={kind} />
      <FollowUp />
      {/* Not printed: notes and messages are not for everybody who gets the printout. */}
      <Box sx={{ displayPrint: 'none' }}>
        <NotesSection entity="booking" />
        <MessagesSection />
      </Box>
    </UnlessSpam>
  </ShowPage>
);
