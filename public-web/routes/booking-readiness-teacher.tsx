import { BookingPage } from '../features/booking/BookingPage.js';
import { bookingHead } from '../features/booking/head.js';
import { bookingTexts } from '../features/booking/texts.server.js';

export const loader = bookingTexts;
export const meta = bookingHead('readiness-teacher');

export default function BookingReadiness() {
  return <BookingPage kind="readiness-teacher" />;
}
