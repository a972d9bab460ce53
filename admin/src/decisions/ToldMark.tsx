import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ToldBy } from '#contract/messages';
import { moment, shortMoment } from '../config/formats';
import { clampedTo } from '../theme/clampedTo';
import { NamedButton } from '../ui/NamedButton';
import { useRecordName } from '../ui/useRecordName';
import { useTell } from './tell';

interface WithTold {
  id: string;
  toTell?: boolean;
  told?: { at: string; by: ToldBy; who?: string };
}

/** Below a status: when and how the person was told, or a button to tell them. */
export function ToldMark({ compact }: { compact?: true | undefined }) {
  const translate = useTranslate();
  const { show } = useTell();
  const name = useRecordName();
  const record = useRecordContext<WithTold>();
  if (!record) return null;
  const { id, toTell, told } = record;
  if (toTell) {
    return (
      <NamedButton
        sx={{
          px: 1,
          ...(compact && { py: 0, minHeight: { xs: 44, lg: 24 } }),
          color: 'warning.main',
          textDecoration: 'underline',
          textUnderlineOffset: '3px',
        }}
        label={translate('messages.notTold')}
        about={translate('messages.tellAbout', { name })}
        onClick={() => show({ recordId: id, name, isToTell: true })}
      />
    );
  }
  if (!told) return null;
  const how = translate(`messages.by.${told.by}`);
  // Nobody told them: a mail server took the message.
  const mark = told.by === 'email' && told.who === undefined ? 'messages.mailedMark' : 'messages.toldMark';
  return (
    <Box
      title={translate(mark, { how, moment: moment(told.at) })}
      sx={{ ...(compact ? clampedTo(1) : { mt: 0.5 }), fontSize: '0.9375rem', color: 'text.secondary' }}
    >
      {translate(mark, { how, moment: shortMoment(told.at) })}
    </Box>
  );
}
