import { BookingPage } from '../features/booking/BookingPage.js';
import { bookingHead } from '../features/booking/head.js';
import { bookingTexts } from '../features/booking/texts.server.js';

export const loader = bookingTexts;
export const meta = bookingHead('shadow-teacher');

export default function BookingShadowTeacher() {
  return <BookingPage kind="shadow-teacher" />;
}
