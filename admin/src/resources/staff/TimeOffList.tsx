import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-admin';
import type { AffectedSession, TimeOff, TimeOffAdded } from '#contract/plans';
import { TIME_OFF_FIELDS } from '#contract/plan-rules';
import { day as written } from '../../config/formats';
import { SendForm } from '../../form/SendForm';
import { useUnsaved } from '../../hooks/useUnsaved';
import { NamedButton } from '../../ui/NamedButton';
import { PATHS } from '../../paths';
import { BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { DayField, FieldRow, TextField } from '../plans/inputs';
import { send, useDone, withQuery } from '../plans/requests';
import { useFormAction, usePlansAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { sessionWord } from '../plans/words';

const EMPTY = { from: '', to: '', reason: '' };

const spanOf = ({ from, to }: { from: string; to: string }): string =>
  from === to ? written(from) : `${written(from)} – ${written(to)}`;

/** When a teacher is away, and which sessions that affects. */
export function TimeOffList({ profile, timeOff }: { profile: string; timeOff: readonly TimeOff[] }) {
  const t = usePlansTranslate();
  const done = useDone();
  const [typed, setTyped] = useState(EMPTY);
  useUnsaved('time-off', typed !== EMPTY);
  const add = useFormAction(
    TIME_OFF_FIELDS,
    'plans.timeOffFailed',
    () => {
      const { reason, ...days } = typed;
      const body = { ...days, ...(reason.trim() && { reason: reason.trim() }) };
      return send<TimeOffAdded>('POST', `/staff/${profile}/time-off`, body);
    },
    async () => {
      setTyped(EMPTY);
      await done(t('timeOffAdded'));
    },
  );
  return (
    <>
      {timeOff.length === 0 && <Box sx={{ mb: 2 }}>{t('noTimeOff')}</Box>}
      <Box component="ul" sx={{ ...PLAIN_LIST, mb: 2 }}>
        {timeOff.map((one) => (
          <TimeOffItem key={one._id} profile={profile} timeOff={one} />
        ))}
      </Box>
      <SendForm onSend={add.run} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box sx={{ width: '100%', maxWidth: 720 }}>
          <FieldRow>
            <DayField
              label={t('firstDay')}
              value={typed.from}
              onChange={(from) => setTyped({ ...typed, from, to: typed.to < from ? from : typed.to })}
              error={add.errors['from']}
            />
            <DayField
              label={t('lastDay')}
              value={typed.to}
              onChange={(to) => setTyped({ ...typed, to })}
              error={add.errors['to']}
            />
            <TextField
              label={t('reasonOptional')}
              value={typed.reason}
              onChange={(reason) => setTyped({ ...typed, reason })}
              error={add.errors['reason']}
            />
          </FieldRow>
        </Box>
        <Button type="submit" variant="outlined" aria-disabled={add.isPending}>
          {t('addTimeOff')}
        </Button>
      </SendForm>
      {add.failureNote}
      {add.data && add.data.affected.length > 0 && <Affected profile={profile} sessions={add.data.affected} />}
    </>
  );
}

function TimeOffItem({ profile, timeOff }: { profile: string; timeOff: TimeOff }) {
  const t = usePlansTranslate();
  const done = useDone();
  const remove = usePlansAction(
    'plans.timeOffRemoveFailed',
    () => send('DELETE', `/staff/${profile}/time-off/${timeOff._id}`),
    () => done(t('timeOffRemoved')),
  );
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <strong>{spanOf(timeOff)}</strong> {timeOff.reason}{' '}
      <NamedButton label={t('remove')} about={spanOf(timeOff)} onClick={() => remove.run()} />
      {remove.failureNote}
    </Box>
  );
}

/** Sessions that are planned while their teacher is away: each is opened, to be moved, covered or cancelled. */
function Affected({ profile, sessions }: { profile: string; sessions: readonly AffectedSession[] }) {
  const t = usePlansTranslate();
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('affected', { smart_count: sessions.length })}
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {sessions.map((session) => (
          <li key={session._id}>
            <Link to={withQuery(PATHS.timetable, { profile, day: session.day, session: session._id })}>
              {sessionWord(t, session)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
