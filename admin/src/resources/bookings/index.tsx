import type { BookingKind } from '#contract/bookings';
import type { Views } from '../views';
import { BookingEdit } from './BookingEdit';
import { BookingList } from './BookingList';
import { BookingShow } from './BookingShow';

/** The pages of one kind; all five are the same ones, drawn from the contract's fields. */
export const bookings = (kind: BookingKind): Views => ({
  list: () => <BookingList kind={kind} />,
  edit: () => <BookingEdit kind={kind} />,
  show: () => <BookingShow kind={kind} />,
});
