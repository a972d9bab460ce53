import { BookingPage } from '../booking/BookingPage.js';
import { bookingHead } from '../booking/head.js';
import { bookingTexts } from '../booking/texts.server.js';

export const loader = bookingTexts;
export const meta = bookingHead('special-need-teacher');

export default function BookingSpecialNeedsTeacher() {
  return <BookingPage kind="special-need-teacher" />;
}
