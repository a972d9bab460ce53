import Typography from '@mui/material/Typography';
import type { StaffLoad } from '#contract/plans';
import { hoursOf } from './days';
import { useRead } from './requests';
import { useSay } from './useSay';

/** How much somebody has to do this week. */
export function Load({ profile }: { profile: string }) {
  const say = useSay();
  const { data } = useRead<StaffLoad>(`/staff/${profile}/load`);
  if (!data) return null;
  const { children, sessions, freeMinutes } = data;
  const parts = [
    say('loadChildren', { smart_count: children }),
    say('loadSessions', { smart_count: sessions }),
    say('loadFree', { hours: hoursOf(freeMinutes) }),
  ];
  return <Typography sx={{ mb: 2 }}>{parts.join(' · ')}</Typography>;
}
