import { BookingPage } from '../features/booking/BookingPage.js';
import { bookingHead } from '../features/booking/head.js';
import { bookingTexts } from '../features/booking/texts.server.js';

export const loader = bookingTexts;
export const meta = bookingHead('counselling-teacher');

export default function BookingCounselling() {
  return <BookingPage kind="counselling-teacher" />;
}
