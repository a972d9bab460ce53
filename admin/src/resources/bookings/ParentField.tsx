import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { EmailLink } from '../../fields/EmailLink';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { useChoiceWord } from '../../fields/useChoiceWord';
import { clampedTo } from '../../ui/Clamped';
import type { Booking } from './booking';

/**
 * The parent's name, phone number and best time to call; the e-mail address only if there is no number. In a table the
 * name and the time share a line.
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
        <Box component="span" title={nameAndTime} sx={clampedTo(1)}>
          {nameAndTime}
        </Box>
      )}
      {parentPhone && <PhoneLinks number={parentPhone} whatsapp />}
      {!parentPhone && parentEmail && <EmailLink address={parentEmail} />}
    </Stack>
  );
}
