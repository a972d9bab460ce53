import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { EmailLink } from '../../fields/EmailLink';
import { PhoneLinks } from '../../fields/PhoneLinks';
import type { Booking } from './booking';

/** Who to answer, and how: the address where there is no number; the page about the booking has both. */
export function ParentField() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { parentName, parentPhone, parentEmail } = useRecordContext<Booking>() ?? {};
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
    </Stack>
  );
}
