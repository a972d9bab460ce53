import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StaffHours, WorkingHours } from '#contract/plans';
import { withHours, withoutHours } from '#contract/working-hours';
import { AVAILABILITY_FIELDS } from '#contract/plan-rules';
import { SendForm } from '../../form/SendForm';
import { lazyPage } from '../../ui/lazyPage';
import { TimeField, WeekdayField, WeekdayRow, TextField } from '../plans/inputs';
import { useUnsaved } from '../../hooks/useUnsaved';
import { sendChange, useDone } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import type { WeekProps } from './WeekCalendar';

const FORM = 'weekly-hours';

interface Row {
  weekday: string;
  from: string;
  to: string;
}
const NEW_ROW: Row = { weekday: '1', from: '08:00', to: '16:00' };

/** The day after the last row, with its times: a week is typed in a few clicks. */
function nextRow(rows: readonly Row[]): Row {
  const last = rows.at(-1);
  return last ? { ...last, weekday: String((Number(last.weekday) % 7) + 1) } : NEW_ROW;
}

const rowOf = ({ weekday, from, to }: WorkingHours): Row => ({ weekday: String(weekday), from, to });
const rowsOf = ({ availability }: StaffHours): Row[] => availability.map(rowOf);

/** Loaded when it is shown, because it brings a library. */
const WeekCalendar = lazyPage<WeekProps>(async () => (await import('./WeekCalendar')).WeekCalendar, null);

/** When a teacher can be planned, as a week and as plain rows, and how long the way between two homes or schools takes. */
export function WeeklyHours({ profile, read }: { profile: string; read: StaffHours }) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const done = useDone();
  // Kept until it is saved, whatever else changes of the profile and is read again.
  const [typed, setTyped] = useState<{ rows?: readonly Row[]; travel?: string }>({});
  const { rows = rowsOf(read), travel = String(read.travelMinutes) } = typed;
  const setRows = (changed: readonly Row[]): void => setTyped({ ...typed, rows: changed });
  const isChanged = JSON.stringify([rows, travel]) !== JSON.stringify([rowsOf(read), String(read.travelMinutes)]);
  useUnsaved(FORM, isChanged);
  const given: readonly WorkingHours[] = rows.map((row) => ({ ...row, weekday: Number(row.weekday) }));
  const { run, errors, isPending, failureNote } = useFormAction(
    AVAILABILITY_FIELDS,
    'plans.hoursFailed',
    () => sendChange(`/staff/${profile}/availability`, read, { availability: given, travelMinutes: travel }),
    async () => {
      await done(t('hoursSaved'));
      setTyped({});
    },
  );
  const change = (place: number, changed: Partial<Row>) =>
    setRows(rows.map((row, at) => (at === place ? { ...row, ...changed } : row)));
  const paint = (painted: readonly WorkingHours[]): void => setRows(painted.map(rowOf));
  return (
    <SendForm
      onSend={run}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography color="text.secondary">{t('weekHint')}</Typography>
      <WeekCalendar
        rows={given}
        onAdd={(hours) => paint(withHours(given, hours))}
        onMove={(from, to) => paint(withHours(withoutHours(given, from), to))}
        onRemove={(hours) => paint(withoutHours(given, hours))}
      />
      {rows.length === 0 && <Box>{t('noHours')}</Box>}
      {rows.map((row, place) => (
        <WeekdayRow
          key={place}
          weekday={row.weekday}
          at={row.from}
          onRemove={() => setRows(rows.filter((_, at) => at !== place))}
        >
          <WeekdayField label={t('weekday')} value={row.weekday} onChange={(weekday) => change(place, { weekday })} />
          <TimeField label={t('from')} value={row.from} onChange={(from) => change(place, { from })} />
          <TimeField label={t('until')} value={row.to} onChange={(to) => change(place, { to })} />
        </WeekdayRow>
      ))}
      {errors['availability'] && <Alert severity="error">{errors['availability']}</Alert>}
      <Button variant="outlined" onClick={() => setRows([...rows, nextRow(rows)])}>
        {t('addHours')}
      </Button>
      <Box sx={{ display: 'grid', minWidth: 240 }}>
        <TextField
          label={t('travelMinutes')}
          value={travel}
          onChange={(minutes) => setTyped({ ...typed, travel: minutes })}
          error={errors['travelMinutes']}
        />
      </Box>
      {failureNote}
      <Button type="submit" variant="contained" disabled={!isChanged} aria-disabled={isPending}>
        {translate('ra.action.save')}
      </Button>
    </SendForm>
  );
}
