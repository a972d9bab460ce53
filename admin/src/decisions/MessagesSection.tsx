import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { moment } from '../config/formats';
import { Disclosure } from '../ui/Disclosure';
import { ReadFailure } from '../ui/ReadFailure';
import { isAwaited, type OutgoingMessage, progressOf } from '../config/message';
import { MessageActions, MessageState, MessageText } from './MessageParts';
import { useMessages } from './useMessages';
import { Section } from '../ui/Section';
import { PANEL, PLAIN_LIST } from '../theme/boxes';

/** On the page about a record: every message about it, who told whom, when and how. */
export function MessagesSection() {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string }>();
  const { data, isPending, error, refetch } = useMessages(record?.id);
  return (
    <Section id="messages" title={translate('messages.title')}>
      {isPending && <Typography role="status">{translate('messages.loading')}</Typography>}
      <ReadFailure failed="messages.failed" error={error} refetch={refetch} />
      {data?.length === 0 && <Typography color="text.secondary">{translate('messages.none')}</Typography>}
      {data && data.length > 0 && (
        <Box component="ol" sx={{ ...PLAIN_LIST, gap: 1.5 }}>
          {data.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </Box>
      )}
    </Section>
  );
}

/** Expanded if somebody has to act, folded if it is done. */
function MessageItem({ message }: { message: OutgoingMessage }) {
  const translate = useTranslate();
  const acts = isAwaited(message) || progressOf(message) === 'failed';
  return (
    <Box component="li" sx={PANEL}>
      <Typography component="h3" variant="h3">
        {translate(`messages.templates.${message.template}`)}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {translate('messages.made', {
          moment: moment(message.createdAt),
          language: translate(`messages.languages.${message.language}`),
        })}
      </Typography>
      <MessageState message={message} />
      <Box sx={{ mt: 1 }}>
        <Disclosure title={translate('messages.text')} open={acts && progressOf(message) === 'toTell'}>
          <MessageText message={message} />
        </Disclosure>
      </Box>
      {acts && <MessageActions message={message} />}
    </Box>
  );
}
