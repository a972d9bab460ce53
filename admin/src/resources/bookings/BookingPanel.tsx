import type { BookingKind } from '#contract/bookings';
import { MESSAGES } from '#contract/messages';
import { RecordPanel } from '../../record/RecordPanel';
import { editedFieldsOf, fieldsOf, STATUS_WORDS } from './kinds';

const TEXTS = {
  detailsOf: 'bookings.detailsOf',
  editing: 'bookings.editing',
  saved: MESSAGES.bookingUpdated,
  failed: 'bookings.updateFailed',
};
const WORDS = { status: STATUS_WORDS };

/** All fields of a booking of one kind, to read or to change. */
export function BookingPanel({ kind }: { kind: BookingKind }) {
  return <RecordPanel rules={fieldsOf(kind)} edited={editedFieldsOf(kind)} words={WORDS} texts={TEXTS} />;
}
