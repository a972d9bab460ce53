import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { ChoiceInput } from './ChoiceInput';
import { useStaff } from './useStaff';

interface Props {
  source: string;
  label: string;
  validate: (value: unknown) => string | undefined;
}

/** One of the teachers. */
export function TeacherProfileInput(props: Props) {
  const translate = useTranslate();
  const booking = useRecordContext<RaRecord & { kind?: BookingKind; preferredStaff?: string }>();
  const chosen: unknown = booking?.[props.source];
  const staff = useStaff({ ...booking, ...(typeof chosen === 'string' && { chosen }) });
  const none = translate(props.source === 'assignedStaff' ? 'admin.staff.nobody' : 'admin.list.noChoice');
  return <ChoiceInput {...props} choices={[{ value: '', label: none }, ...staff]} />;
}
