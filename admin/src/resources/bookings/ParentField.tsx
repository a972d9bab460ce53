import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { PARENT_FIELDS } from '#contract/bookings';
import { EmailLink } from '../../fields/EmailLink';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { RuleValue } from '../../fields/RuleValue';
import type { Booking } from './booking';

/** Who to answer, how and when: the address where there is no number; the page about the booking has both. */
export function ParentField() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { parentName, parentPhone, parentEmail, bestTime } = useRecordContext<Booking>() ?? {};
  if (!parentName && !parentPhone && !parentEmail) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(`resources.${resource}.noParent`)}
      </Box>
    );
  }
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
      {parentName && <span>{parentName}</span>}
      {parentPhone && <PhoneLinks number={parentPhone} whatsapp />}
      {!parentPhone && parentEmail && <EmailLink address={parentEmail} />}
      {bestTime && bestTime !== 'any' && <RuleValue source="bestTime" rule={PARENT_FIELDS.bestTime} />}
    </Stack>
  );
}
