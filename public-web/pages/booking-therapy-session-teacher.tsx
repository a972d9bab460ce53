import { BookingPage } from '../booking/BookingPage.js';
import { bookingHead } from '../booking/head.js';
import { bookingTexts } from '../booking/texts.server.js';

export const loader = bookingTexts;
export const meta = bookingHead('therapy-session-teacher');

export default function BookingTherapySession() {
  return <BookingPage kind="therapy-session-teacher" />;
}
