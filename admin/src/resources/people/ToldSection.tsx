import { Box, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { pageOfMessage } from '../../config/recordPage';
import { MessageState, MessageText } from '../../decisions/MessageParts';
import { BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { Section } from '../../ui/Section';
import type { Person } from './person';
import { PRINTED_ONLY } from './Printed';

interface Props {
  told: Person['told'];
  /** Message key of what is said where there is nothing. */
  none: string;
  /** On paper the messages have their texts. */
  printed?: true;
}

/** What a person or a family was told. */
export function ToldSection({ told, none, printed }: Props) {
  const translate = useTranslate();
  return (
    <Section id="told" title={translate('resources.people-list.told')}>
      {told.length === 0 && <Typography color="text.secondary">{translate(none)}</Typography>}
      <Box component="ol" sx={PLAIN_LIST}>
        {told.map(({ _id, ...rest }) => {
          const message = { id: _id, ...rest };
          return (
            <Box component="li" key={_id} sx={BORDERED_ITEM}>
              <Link to={pageOfMessage(message)}>{translate(`messages.templates.${message.template}`)}</Link>
              <MessageState message={message} />
              {printed && (
                <Box sx={PRINTED_ONLY}>
                  <MessageText message={message} />
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
