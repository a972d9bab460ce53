import type * as English from '../dataRequests';
import type { Translated } from '../catalogue';
import { pages } from './pages';

const statuses = {
  open: 'විවෘතයි',
  done: 'කර ඇත',
  refused: 'ප්‍රතික්ෂේපයි',
};

/** Data subject requests and their due dates. */
export const dataRequests: Translated<typeof English.dataRequests> = {
  fields: {
    kind: 'ඉල්ලා සිටි දේ',
    receivedAt: 'ලැබුණු දිනය',
    status: 'ප්‍රතිඵලය',
    sentence: 'කළ දේ, නැතහොත් නොකළ හේතුව',
    reference: 'යොමු අංකය',
    person: 'පුද්ගලයා',
    createdAt: 'ලැබුණු දිනය',
  },
  statuses,
  choices: {
    kind: {
      access: 'තම දත්තවල පිටපතක්',
      correction: 'නිවැරදි කිරීමක්',
      erasure: 'මකා දැමීම',
      withdrawal: 'එකඟතාව ආපසු ගැනීම',
      objection: 'තම දත්ත භාවිතයට විරුද්ධ වීම',
    },
  },
  how: {
    corrected: 'විස්තර නිවැරදි කරන ලදී.',
    withdrawn: 'එකඟතාව ආපසු ගත් බව සටහන් කරන ලදී.',
    erased: 'සියල්ල මකා දමන ලදී.',
  },
  hints: {
    receivedAt: 'මේ දින සිට වැඩ කරන දින 21ක් නීතියෙන් ලැබේ.',
    sentence: 'වසර හයක් තබා ගැනේ. කරුණාකර මෙහි නම් නොලියන්න.',
  },
  tabs: {
    label: 'පෙන්වන්න',
    open: 'විවෘතයි',
    closed: 'වසා ඇත',
    all: 'සියල්ල',
  },
  title: pages['/privacy-requests'],
  search: 'යොමු අංකය අනුව සොයන්න',
  loading: 'දත්ත ඉල්ලීම් ගෙන එමින්…',
  failed: 'දත්ත ඉල්ලීම් ගෙන ඒමට නොහැකි විය.',
  empty: 'තවම දත්ත ඉල්ලීම් නැත.',
  allDone: 'විවෘත දත්ත ඉල්ලීමක් නැත.',
  noMatch: 'ගැළපෙන දත්ත ඉල්ලීමක් නැත.',
  count: 'දත්ත ඉල්ලීම්: %{smart_count} |||| දත්ත ඉල්ලීම්: %{smart_count}',
  advice: 'පවුල හෝ අයදුම්කරු සොයා, ඒ පිටුවේ “දත්ත ඉල්ලීමක් සටහන් කරන්න” තෝරන්න.',
  nobody: 'පසුව මකා දමන ලදී',
  asked: 'දත්ත ඉල්ලීමක් සටහන් කරන්න',
  askedTitle: '%{name} ඉල්ලා සිටියේ කුමක්ද?',
  askedText:
    'මේ පිටුවේ නිවැරදි කිරීම, එකඟතාව ආපසු ගැනීම හෝ මැකීම මගින් ඉල්ලූ දේ වැසේ. පිටපතක් සඳහා වූ ඉල්ලීම වැසෙන්නේ එය භාර දුන් බව ඔබ කියූ විටය.',
  askedSubmit: 'ඉල්ලීම සටහන් කරන්න',
  askedDone: 'සටහන් කරන ලදී. නියමිත දිනය %{day}.',
  askedFailed: 'ඉල්ලීම සටහන් කිරීමට නොහැකි විය. %{tryAgain}',
  ofPerson: 'මේ අය ඉල්ලා සිටි දේ',
  line: '%{reference}, ලැබුණේ %{day}',
  handedOver: 'භාර දී ඇත',
  handedOverSentence: 'පිටපතක් භාර දෙන ලදී.',
  close: 'වසන්න',
  closeTitle: '%{reference} වසන්න',
  closeText: 'පවුලේ හෝ අයදුම්කරුගේ පිටුවෙන් නොව වෙනත් ආකාරයකින් පිළිතුරු දුන්, නැතහොත් ප්‍රතික්ෂේප කළ දේ සඳහා.',
  closeSubmit: 'ඉල්ලීම වසන්න',
  closeFailed: 'ඉල්ලීම වැසීමට නොහැකි විය. %{tryAgain}',
  closed: 'ඉල්ලීම වසා ඇත.',
};
