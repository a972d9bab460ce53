import { Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { StaffLoad } from '#contract/plans';
import { PATHS } from '../../paths';
import { ReadFailure } from '../../ui/ReadFailure';
import { useRead, withQuery } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';

/** For whoever marks a teacher as left: sessions stay planned with them, also of bookings that are not assigned to them. */
export function SessionsOfLeaver({ profile, tName }: { profile: string; tName: string }) {
  const t = usePlansTranslate();
  const { data, error, refetch } = useRead<StaffLoad>(`/staff/${profile}/load`);
  if (!data) return <ReadFailure failed="plans.failedToRead" error={error} refetch={refetch} />;
  if (data.children === 0) return null;
  return (
    <Typography sx={{ mt: 2 }}>
      {t('leaverPlanned', { smart_count: data.children })}{' '}
      <Link to={withQuery(PATHS.timetable, { profile })}>{t('ownTimetable', { name: tName })}</Link>
    </Typography>
  );
}
