import { useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { bookingResource } from '../config/resources';
import { ChoiceInput } from './ChoiceInput';
import { StaffFailure, useStaff } from './useStaff';

interface Props {
  source: string;
  label: string;
  validate: (value: unknown) => string | undefined;
}

/** One of the teachers. */
export function TeacherProfileInput(props: Props) {
  const translate = useTranslate();
  const booking = useRecordContext<RaRecord & { kind?: BookingKind; preferredStaff?: string }>();
  // A booking that is being entered has no record yet: its kind is that of its page.
  const resource = useResourceContext();
  const kind = booking?.kind ?? BOOKING_KINDS.find((each) => bookingResource(each) === resource);
  const chosen: unknown = booking?.[props.source];
  const staff = useStaff({ ...booking, kind, ...(typeof chosen === 'string' && { chosen }) });
  const none = translate(props.source === 'assignedStaff' ? 'admin.staff.nobody' : 'admin.list.noChoice');
  return (
    <>
      <ChoiceInput {...props} choices={[{ value: '', label: none }, ...staff]} />
      <StaffFailure />
    </>
  );
}
