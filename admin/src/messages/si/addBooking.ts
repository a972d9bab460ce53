import type * as English from '../addBooking';
import type { Translated } from '../catalogue';

export const addBooking: Translated<typeof English.addBooking> = {
  agreement: 'කතා කරන කෙනාගෙන් ඔහුගේ හෝ ඇයගේ භාෂාවෙන් අසන්න',
  notice: 'පෞද්ගලිකත්ව දැන්වීම, %{language} (අලුත් ටැබයක විවෘත වේ)',
  added: '%{name} සඳහා වෙන් කිරීම එක් කරන ලදී. යොමු අංකය: %{reference}.',
  known: {
    phone: 'මේ අංකය %{name} ට අයත්ය (%{count}). එකම පවුලද?',
    email: 'මේ ඊමේල් ලිපිනය %{name} ට අයත්ය (%{count}). එකම පවුලද?',
  },
  notLookedUp: {
    phone: 'මේ අංකය දැනටමත් කාගේදැයි සෙවීමට නොහැකි විය.',
    email: 'මේ ඊමේල් ලිපිනය දැනටමත් කාගේදැයි සෙවීමට නොහැකි විය.',
  },
  bookings: 'වෙන් කිරීම් %{smart_count}යි |||| වෙන් කිරීම් %{smart_count}යි',
  records: 'ලේඛන: %{smart_count} |||| ලේඛන: %{smart_count}',
  showFamily: '%{name} ගේ පිටුව බලන්න (නව පටිත්තක විවෘත වේ)',
};
