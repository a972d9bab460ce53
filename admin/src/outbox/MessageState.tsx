import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { moment } from '../fields/formats';
import { StatusIcon } from '../status/StatusChip';
import { type OutgoingMessage, progressOf } from './message';

/** Whether a message has reached its person: how, when, and by whom. */
export function MessageState({ message }: { message: OutgoingMessage }) {
  const translate = useTranslate();
  const { to, told, sentAt, lastError, status } = message;
  const progress = progressOf(message);
  const how = told && translate(`outbox.by.${told.by}`);
  const said = translate(`outbox.progress.${progress}`, {
    to,
    how,
    who: told?.who,
    moment: moment(told?.at ?? sentAt),
  });
  return (
    <Typography component="div" sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline', fontWeight: 700 }}>
      <span style={{ alignSelf: 'center', display: 'inline-flex' }}>
        <StatusIcon status={status} />
      </span>
      <span>
        {said}
        {progress === 'onItsWay' && lastError !== undefined && ` ${translate('outbox.triedAgain')}`}
      </span>
    </Typography>
  );
}
