import { Box, Typography } from '@mui/material';
import { Link, useGetList, useTranslate } from 'react-admin';
import { bookingResource } from '../../config/resources';
import { lazyPage } from '../../ui/lazyPage';
import { ReadFailure } from '../../ui/ReadFailure';
import type { Booking } from '../bookings/booking';
import { showPath } from '../../config/recordPage';

/** Loaded on demand: an import would make the code of the plans part of the first list. */
const SessionsOfLeaver = lazyPage(async () => (await import('../sessions/SessionsOfLeaver')).SessionsOfLeaver, null);

const ENOUGH = 100;

/** The families that a teacher looks after, those that have sessions with them, and those that asked for them. */
export function LeaveFamilies({ profile, tName }: { profile: string; tName: string }) {
  return (
    <>
      <Families title="assigned" filter={{ assignedStaff: profile }} />
      <SessionsOfLeaver profile={profile} tName={tName} />
      <Families title="wished" filter={{ preferredStaff: profile }} />
    </>
  );
}

/** Bookings that name the teacher, newest first. */
function Families({ title, filter }: { title: 'assigned' | 'wished'; filter: object }) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Booking>('inbox', {
    filter,
    pagination: { page: 1, perPage: ENOUGH },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const words = { smart_count: data?.length ?? 0 };
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <ReadFailure failed="resources.inbox.failed" error={error} refetch={refetch} />
      {data && (
        <Typography component="h3" variant="h3">
          {translate(`resources.alldetails.leave.${data.length > 0 ? title : `${title}None`}`, words)}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {data?.map(({ id, kind, childName, status }) => (
          <li key={id}>
            {kind && <Link to={showPath(bookingResource(kind), id)}>{childName}</Link>}
            {` (${translate(`resources.inbox.statuses.${status}`)})`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
