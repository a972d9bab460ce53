import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { day, moment } from '../../fields/formats';
import { EmailLink } from '../../fields/EmailLink';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { RecordLink } from '../../record/RecordLink';
import type { Booking } from './kinds';

const useBooking = () => useRecordContext<Booking>();

export function Child({ within }: { within: string }) {
  const translate = useTranslate();
  const booking = useBooking();
  if (!booking) return null;
  return (
    <>
      <RecordLink within={within} />
      <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '0.9375rem', color: 'text.secondary' }}>
        {translate('bookings.child', { age: booking.childAge, grade: booking.schoolGrade })}
      </Box>
    </>
  );
}

/** Who to answer, and how. */
export function Parent() {
  const translate = useTranslate();
  const { parentName, parentPhone, parentEmail } = useBooking() ?? {};
  if (!parentName && !parentPhone && !parentEmail) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('bookings.noParent')}
      </Box>
    );
  }
  return (
    <Stack sx={{ alignItems: 'start' }}>
      {parentName && <span>{parentName}</span>}
      {parentPhone && <PhoneLinks number={parentPhone} whatsapp />}
      {parentEmail && <EmailLink address={parentEmail} />}
    </Stack>
  );
}

export function Starts() {
  return day(useBooking()?.startingDate);
}

export function Received() {
  return moment(useBooking()?.createdAt);
}
