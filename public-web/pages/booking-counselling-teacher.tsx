import { BookingPage } from '../booking/BookingPage.js';
import { bookingHead } from '../booking/head.js';
import { bookingTexts } from '../booking/texts.server.js';

export const loader = bookingTexts;
export const meta = bookingHead('counselling-teacher');

export default function BookingCounselling() {
  return <BookingPage kind="counselling-teacher" />;
}
