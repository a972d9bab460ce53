import { BOOKING_FIELDS, PARENT_FIELDS } from './bookings.js';
import type { BookingQuestion, BookingWords } from './booking-words.js';
import { ENGLISH_NAMES } from './languages.js';

const RULES = { ...PARENT_FIELDS, ...Object.values(BOOKING_FIELDS).reduce((all, fields) => ({ ...all, ...fields })) };
/** English labels are the rules' own. */
const OWN = Object.entries(RULES).map(([name, { label }]) => [name, label] as const);

export const bookingWords = {
  labels: {
    ...(Object.fromEntries(OWN) as Record<BookingQuestion, string>),
    language: 'Which language shall we speak?',
  },
  choices: {
    bestTime: {
      any: 'At any time',
      morning: 'In the morning (8 to 11)',
      midday: 'Around midday (11 to 2)',
      afternoon: 'In the afternoon (2 to 5)',
    },
    language: ENGLISH_NAMES,
  },
  instead: {
    unknown: 'I do not know yet',
    notYet: 'Not at school yet',
    preschool: 'Goes to preschool',
    notTold: 'Nobody has told us yet',
  },
  days: {
    months: {
      1: 'January',
      2: 'February',
      3: 'March',
      4: 'April',
      5: 'May',
      6: 'June',
      7: 'July',
      8: 'August',
      9: 'September',
      10: 'October',
      11: 'November',
      12: 'December',
    },
    weekdays: {
      0: 'Sunday',
      1: 'Monday',
      2: 'Tuesday',
      3: 'Wednesday',
      4: 'Thursday',
      5: 'Friday',
      6: 'Saturday',
    },
    date: '{day} {month} {year}',
    longDate: '{weekday} {day} {month}',
  },
} as const satisfies BookingWords;
