import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { RecordLink } from '../../ui/RecordLink';
import { ReferenceLine } from '../../ui/ReferenceLine';
import { bookingResource } from '../../config/resources';
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
      <RecordLink lines={1} {...(kind && { resource: bookingResource(kind) })} />
      <ReferenceLine fact={translate(`resources.${resource}.${key}`, { age: childAge, grade: schoolGrade })} />
    </>
  );
}
