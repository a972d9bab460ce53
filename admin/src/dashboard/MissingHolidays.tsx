import { Alert } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HOLIDAYS, missingYear } from '#contract/holidays';

/** Without its public holidays the days by which we answer are counted too early: it is said before they are needed. */
export function MissingHolidays({ now }: { now?: Date }) {
  const translate = useTranslate();
  const [opened] = useState(Date.now);
  const year = missingYear(HOLIDAYS, now ?? new Date(opened));
  if (year === undefined) return null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      {translate('dashboard.missingHolidays', { year })}
    </Alert>
  );
}
