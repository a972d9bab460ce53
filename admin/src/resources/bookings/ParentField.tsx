import { Box, Stack } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { EmailLink } from '../../fields/EmailLink';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { useChoiceWord } from '../../fields/useChoiceWord';
import type { Booking } from './booking';

const ONE_LINE = {
  display: { lg: 'flex' },
  maxWidth: { lg: 140 },
  whiteSpace: { lg: 'nowrap' },
  overflowWrap: 'anywhere',
} as const;
// The space at its end, where words are read, takes no room. As padding it would show the edge of a name that has none.
const SHORTENED = { overflow: 'hidden', textOverflow: 'ellipsis', mr: { lg: '0.25em' } } as const;

/**
 * The parent's name, phone number and best time to call; the e-mail address only if there is no number. In a table the
 * name and the time share a line. Where that is too short, first the time and then the given names are cut: the surname, which
 * tells families apart, only where it has no room by itself.
 */
export function ParentField() {
  const translate = useTranslate();
  const wordOf = useChoiceWord();
  const resource = useResourceContext();
  const { parentName, parentPhone, parentEmail, bestTime } = useRecordContext<Booking>() ?? {};
  if (!parentName && !parentPhone && !parentEmail) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(`resources.${resource}.noParent`)}
      </Box>
    );
  }
  const time = bestTime && bestTime !== 'any' && wordOf('bestTime', bestTime);
  const nameAndTime = [parentName, time].filter(Boolean).join(', ');
  const [, given, surname] = /^(.*\s)?(.*)$/s.exec(parentName ?? '') ?? [];
  return (
    <Stack
      useFlexGap
      sx={{
        flexDirection: { xs: 'row', lg: 'column' },
        flexWrap: 'wrap',
        alignItems: { xs: 'center', lg: 'start' },
        columnGap: 1.5,
      }}
    >
      {nameAndTime && (
        <Box component="span" title={nameAndTime} sx={ONE_LINE}>
          {given && (
            <Box component="span" sx={SHORTENED}>
              {given}
            </Box>
          )}
          <Box component="span" sx={{ ...SHORTENED, mr: 0, flexShrink: 0, maxWidth: '100%' }}>
            {surname}
          </Box>
          {time && (
            <Box component="span" sx={{ ...SHORTENED, flexShrink: 100 }}>
              {parentName ? `, ${time}` : time}
            </Box>
          )}
        </Box>
      )}
      {parentPhone && <PhoneLinks number={parentPhone} whatsapp />}
      {!parentPhone && parentEmail && <EmailLink address={parentEmail} />}
    </Stack>
  );
}
