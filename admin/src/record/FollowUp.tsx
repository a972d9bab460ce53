import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { HistoryEntry } from '#contract/follow-up';
import type { Language } from '#contract/languages';
import { moment } from '../config/formats';
import { Definitions } from '../ui/Definitions';
import { Section } from '../ui/Section';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../theme/boxes';

interface Followed {
  id: string;
  reference: string;
  language?: Language;
  cancelledBy?: 'family';
  cancelReason?: string;
  notes?: { at: string; text: string }[];
  history?: HistoryEntry[];
}

/** What the family can see of its request: reference and history; and the notes it has added. */
export function FollowUp() {
  const translate = useTranslate();
  const record = useRecordContext<Followed>();
  if (!record) return null;
  const { reference, language = 'en', cancelledBy, cancelReason, notes = [], history = [] } = record;
  const facts = [
    { source: 'reference', value: <strong>{reference}</strong> },
    { source: 'language', value: translate(`messages.languages.${language}`) },
    ...(cancelledBy
      ? [
          { source: 'cancelledBy', value: translate(`followUp.cancelledBy.${cancelledBy}`) },
          { source: 'cancelReason', value: cancelReason ?? translate('admin.list.none') },
        ]
      : []),
  ];
  return (
    <Section id="follow-up" title={translate('followUp.title')} sx={{ '& h3': { mt: 2.5, mb: 1 } }}>
      <Definitions items={facts} />
      {notes.length > 0 && (
        <>
          <Typography component="h3" variant="h3">
            {translate('followUp.notes')}
          </Typography>
          <Box component="ul" sx={PLAIN_LIST}>
            {notes.map(({ at, text }) => (
              <Box key={`${at} ${text}`} component="li" sx={BORDERED_ITEM}>
                <Box lang={language} sx={{ whiteSpace: 'pre-line' }}>
                  {text}
                </Box>
                <Box sx={SECONDARY_TEXT}>{moment(at)}</Box>
              </Box>
            ))}
          </Box>
        </>
      )}
      {history.length > 0 && (
        <>
          <Typography component="h3" variant="h3">
            {translate('followUp.history')}
          </Typography>
          <Box component="ol" sx={PLAIN_LIST}>
            {history.map(({ at, what }) => (
              <Box key={`${at} ${what}`} component="li" sx={BORDERED_ITEM}>
                {translate(`followUp.happened.${what}`)}{' '}
                <Box component="span" sx={SECONDARY_TEXT}>
                  {moment(at)}
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Section>
  );
}
