import Typography from '@mui/material/Typography';
import type { StaffLoad } from '#contract/plans';
import { hoursOf } from './days';
import { useRead } from './requests';
import { usePlansTranslate } from './usePlansTranslate';

/** How much somebody has to do this week. */
export function Load({ profile }: { profile: string }) {
  const t = usePlansTranslate();
  const { data } = useRead<StaffLoad>(`/staff/${profile}/load`);
  if (!data) return null;
  const { children, sessions, freeMinutes } = data;
  const parts = [
    t('loadChildren', { smart_count: children }),
    t('loadSessions', { smart_count: sessions }),
    t('loadFree', { hours: hoursOf(freeMinutes) }),
  ];
  return <Typography sx={{ mb: 2 }}>{parts.join(' · ')}</Typography>;
}
