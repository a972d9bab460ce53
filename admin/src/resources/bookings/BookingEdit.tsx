import type { BookingKind } from '#contract/bookings';
import { EditPage } from '../../form/pages';
import { bookingResource } from '../table';
import { editedFieldsOf } from './booking';

export const BookingEdit = ({ kind }: { kind: BookingKind }) => (
  <EditPage resource={bookingResource(kind)} rules={editedFieldsOf(kind)} />
);
