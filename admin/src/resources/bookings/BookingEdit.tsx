import type { BookingKind } from '#contract/bookings';
import { bookingResource } from '../../config/resources';
import { EditPage } from '../../form/pages';
import { editedFieldsOf } from './booking';
import { useSaySaved } from './useSaySaved';

/** A page to change a booking. */
export function BookingEdit({ kind }: { kind: BookingKind }) {
  const saySaved = useSaySaved(kind);
  return <EditPage resource={bookingResource(kind)} rules={editedFieldsOf(kind)} onSaved={saySaved} />;
}
