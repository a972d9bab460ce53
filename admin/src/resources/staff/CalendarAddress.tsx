import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../ui/CopyButton';
import { useNotifyText } from '../../providers/errors';
import { send, useReload } from '../plans/requests';
import { usePlansAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';

interface Props {
  profile: string;
  name: string;
  /** There is an address already, which was shown when it was made. */
  hasOne: boolean;
}

/** The private address by which a teacher's own calendar shows their sessions: shown once, and ended. */
export function CalendarAddress({ profile, name, hasOne }: Props) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const notify = useNotifyText();
  const path = `/staff/${profile}/calendar-address`;
  const reload = useReload();
  const create = usePlansAction(
    'plans.calendarFailed',
    () => send<{ url: string }>('POST', path),
    () => void reload(),
  );
  const end = usePlansAction(
    'plans.calendarFailed',
    () => send('DELETE', path),
    () => {
      create.reset();
      notify(t('calendarEnded'), 'success');
      void reload();
    },
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {create.data && (
        <Alert severity="success" sx={{ maxWidth: '100%' }}>
          {t('calendarOnce')}
          <Box sx={{ overflowWrap: 'anywhere', fontWeight: 700, my: 1 }}>{create.data.url}</Box>
          <CopyButton label={translate('messages.copyLink')} about={t('calendarAddress')} text={create.data.url} />
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" aria-disabled={create.isPending} onClick={() => create.run()}>
          {t('calendarCreate', { name })}
        </Button>
        {hasOne && (
          <Button aria-disabled={end.isPending} onClick={() => end.run()}>
            {t('calendarEnd')}
          </Button>
        )}
      </Box>
      {create.failureNote}
      {end.failureNote}
    </Box>
  );
}
