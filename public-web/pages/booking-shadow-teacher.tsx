import { BookingPage } from '../booking/BookingPage.js';
import { bookingHead } from '../booking/head.js';
import { textsOf } from '../messages/texts.server.js';

export const loader = textsOf('booking', 'bookingFields', 'form', 'faults');
export const meta = bookingHead('shadow-teacher');

export default function BookingShadowTeacher() {
  return <BookingPage kind="shadow-teacher" />;
}
