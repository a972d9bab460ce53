import { addTexts } from './later';

/** Texts of the form for a caller: not in the first bundle. */
export const addBooking = {
  agreement: 'Ask the caller, in their language',
  notice: 'Privacy notice in %{language} (opens in a new tab)',
  added: 'Booking added for %{name}. Its reference is %{reference}.',
  known: {
    phone: 'This number belongs to %{name} (%{count}). Same family?',
    email: 'This email address belongs to %{name} (%{count}). Same family?',
  },
  notLookedUp: {
    phone: 'Whether this number is known already could not be looked up.',
    email: 'Whether this email address is known already could not be looked up.',
  },
  bookings: '%{smart_count} booking |||| %{smart_count} bookings',
  records: '%{smart_count} record |||| %{smart_count} records',
  showFamily: 'Look at the page of %{name} (opens in a new tab)',
} as const;

addTexts({ addBooking });
