import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SERIES_PAUSE_FIELDS, SKIPS, type HolidayKind } from '#contract/plan-rules';
import type { Series, Session } from '#contract/plans';
import { Group, HolidayKindFields, TextField } from '../plans/inputs';
import { ActionDialog } from '../../form/ActionDialog';
import { ReadState } from '../plans/ReadState';
import { previewed, send, useDone } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { timeWord, wholeDay } from '../plans/words';

interface Props {
  series: Series;
  /** Its weekdays and times in words. */
  what: string;
  onClose: () => void;
}

/** Cancels the coming sessions of a series that are on holidays, which are shown before. */
export function PauseSeries({ series, what, onClose }: Props) {
  const t = usePlansTranslate();
  const done = useDone();
  const [skip, setSkip] = useState<readonly HolidayKind[]>(['school']);
  const [reason, setReason] = useState('');
  const path = `/series/${series._id}/pause`;
  const preview = useQuery({
    queryKey: ['plans', path, skip],
    enabled: skip.length > 0,
    queryFn: () => previewed<Session[]>(path, { skip, preview: true }),
  });
  const sessions = skip.length === 0 ? [] : preview.data;
  const pause = useFormAction(
    SERIES_PAUSE_FIELDS,
    'plans.pauseFailed',
    () => send<Session[]>('POST', path, { skip, ...(reason.trim() && { reason: reason.trim() }) }),
    async (cancelled) => {
      onClose();
      await done(t('cancelDone', { smart_count: cancelled.length }));
    },
  );
  const count = sessions?.length ?? 0;
  return (
    <ActionDialog
      title={t('pauseTitle', { what })}
      action={pause}
      submit={count > 0 ? t('pauseSubmit', { smart_count: count }) : undefined}
      color="warning"
      isTouched={reason !== ''}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('pauseText')}</Typography>
        <Group title={t('pauseOver')}>
          <HolidayKindFields value={skip} onChange={setSkip} kinds={SKIPS.toReversed()} />
        </Group>
        {skip.length > 0 && <ReadState of={preview} />}
        <div role="status">
          {sessions && <Typography>{count === 0 ? t('pauseNone') : t('pauseCount', { count })}</Typography>}
          {count > 0 && (
            <Box component="ul" sx={{ my: 1 }}>
              {sessions?.map((session) => (
                <li key={session._id}>{`${wholeDay(t, session.day)}, ${timeWord(session)}`}</li>
              ))}
            </Box>
          )}
        </div>
        <TextField
          label={t('reasonOptional')}
          value={reason}
          onChange={setReason}
          error={pause.errors['reason']}
          lines
        />
      </Box>
    </ActionDialog>
  );
}
