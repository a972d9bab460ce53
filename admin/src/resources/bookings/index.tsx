import icon from '@mui/icons-material/EventNoteOutlined';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { lazyPage } from '../../ui/lazyPage';
import { bookingResource, representationOf } from '../../config/resources';
import { BookingList } from './BookingList';

const ofKind = (kind: BookingKind) => ({
  list: () => <BookingList kind={kind} />,
  edit: lazyPage(async () => {
    const { BookingEdit } = await import('./BookingEdit');
    return () => <BookingEdit kind={kind} />;
  }),
  show: lazyPage(async () => {
    const { BookingShow } = await import('./BookingShow');
    return () => <BookingShow kind={kind} />;
  }),
  icon,
  recordRepresentation: representationOf(bookingResource(kind)),
});

/** The five kinds of bookings: their forms and pages follow from the contract's fields. */
export const bookings = Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<
  BookingKind,
  ReturnType<typeof ofKind>
>;
