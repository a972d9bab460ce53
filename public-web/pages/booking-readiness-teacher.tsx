import { BookingPage } from '../booking/BookingPage.js';
import { bookingHead } from '../booking/head.js';
import { bookingTexts } from '../booking/texts.server.js';

export const loader = bookingTexts;
export const meta = bookingHead('readiness-teacher');

export default function BookingReadiness() {
  return <BookingPage kind="readiness-teacher" />;
}
