import Box from '@mui/material/Box';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { RecordLink } from '../../record/RecordLink';
import { ReferenceLine } from '../../record/ReferenceLine';
import { bookingResource } from '../table';
import type { Booking } from './booking';

/** The child, leading to the page about the booking; in the inbox that of its kind. */
export function ChildField() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const booking = useRecordContext<Booking>();
  if (!booking) return null;
  const { kind, childAge, schoolGrade, notAtSchool, preschool } = booking;
  const away = preschool ? 'childAtPreschool' : 'childNotAtSchool';
  const key = notAtSchool && schoolGrade === undefined ? away : 'child';
  return (
    <>
      <RecordLink {...(kind && { resource: bookingResource(kind) })} />
      <Box
        component="span"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, fontWeight: 400, fontSize: '0.875rem' }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate(`resources.${resource}.${key}`, { age: childAge, grade: schoolGrade })}
        </Box>
        <ReferenceLine />
      </Box>
    </>
  );
}
