import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { StaffMinutes } from '#contract/plans';
import { today } from '../../config/formats';
import { PageTitle } from '../../ui/PageTitle';
import { toCsv } from '../../list/csv';
import { PlainTable } from '../../ui/PlainTable';
import { saveFile } from '../../../../public-web/shared/saveFile';
import { fileName } from '../../ui/fileName';
import { PATHS } from '../../paths';
import { isDay, monthOf } from '../plans/days';
import { TextField } from '../plans/inputs';
import { ReadState } from '../plans/ReadState';
import { useRead, withQuery } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';

const COLUMNS = ['planned', 'held', 'absent', 'cancelled', 'cancelledLate'] as const;

const CHOICE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'flex-end',
  mb: 2,
  displayPrint: 'none',
  '& .MuiTextField-root': { width: 240 },
} as const;

/** Exactly: sessions last quarters of an hour, and what is paid depends on them. */
const hoursOf = (minutes: number): string => String(minutes / 60);

/** /staff-hours?month=2026-11: the hours of every teacher in a month. */
export function HoursPage() {
  const t = usePlansTranslate();
  const [params, setParams] = useSearchParams();
  const asked = `${params.get('month')}-01`;
  const { first, last } = monthOf(isDay(asked) ? asked : today());
  const month = first.slice(0, 7);
  const hours = useRead<StaffMinutes[]>(withQuery('/sessions/hours', { from: first, to: last }));
  const { data } = hours;
  const heads = [t('teacher'), ...COLUMNS.map((column) => t(column))];
  const download = (): void => {
    const rows = (data ?? []).map((one) => [one.tName, ...COLUMNS.map((column) => hoursOf(one[column]))]);
    const csv = new Blob([toCsv([heads, ...rows])], { type: 'text/csv;charset=utf-8' });
    saveFile(fileName(`${t('staffHours')} ${month}`, 'csv'), csv);
  };
  return (
    <>
      <PageTitle title={t('staffHours')} />
      <Typography sx={{ mb: 2 }}>{t('staffHoursLead')}</Typography>
      <Box sx={CHOICE}>
        <TextField
          type="month"
          label={t('month')}
          value={month}
          onChange={(value) => setParams(value === '' ? {} : { month: value }, { replace: true })}
        />
        <Button variant="outlined" disabled={!data} onClick={download}>
          {t('downloadCsv')}
        </Button>
      </Box>
      <ReadState of={hours} />
      {data?.length === 0 && <Typography role="status">{t('noStaffHours')}</Typography>}
      {data && data.length > 0 && (
        <PlainTable
          caption={`${t('staffHours')} ${month}`}
          heads={heads}
          namedBy={0}
          rows={data.map((one) => [
            <Link key="name" to={withQuery(PATHS.timetable, { view: 'month', day: first, profile: one.profile })}>
              {one.tName}
            </Link>,
            ...COLUMNS.map((column) => hoursOf(one[column])),
          ])}
        />
      )}
    </>
  );
}
