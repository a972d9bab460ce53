import { Box } from '@mui/material';
import type { BookingKind } from '#contract/bookings';
import { NotesSection } from '../../notes/NotesSection';
import { MessagesSection } from '../../decisions/MessagesSection';
import { DeleteButton } from '../../ui/DeleteButton';
import { EditButton } from '../../ui/EditButton';
import { PrintButton } from '../../record/print';
import { FollowUp } from '../../record/FollowUp';
import { ShowPage } from '../../record/ShowPage';
import { UnlessSpam, SuspectedSpam } from '../../decisions/SuspectedSpam';
import { StatusActions } from '../../decisions/StatusActions';
import { StatusField } from '../../decisions/StatusField';
import { lazyPage } from '../../ui/lazyPage';
import { FamilyOf } from '../families/FamilyOf';
import { fieldsOf, STATUSES } from './booking';

const SessionsSection = lazyPage(async () => (await import('../series/SessionsSection')).SessionsSection, null);
const GoalsSection = lazyPage(async () => (await import('../goals/GoalsSection')).GoalsSection, null);

export const BookingShow = ({ kind }: { kind: BookingKind }) => (
  <ShowPage
    rules={fieldsOf(kind)}
    status={
      <UnlessSpam fallback={<SuspectedSpam why />}>
        <StatusField statuses={STATUSES} />
      </UnlessSpam>
    }
    actions={
      <UnlessSpam fallback={<DeleteButton redirect="list" />}>
        <StatusActions>
          <EditButton />
          <DeleteButton redirect="list" />
          <PrintButton />
        </StatusActions>
      </UnlessSpam>
    }
  >
    <UnlessSpam>
      <FamilyOf entity="booking" />
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
