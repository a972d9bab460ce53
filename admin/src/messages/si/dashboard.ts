import type * as English from '../dashboard';
import type { Translated } from '../catalogue';

export const dashboard: Translated<typeof English.dashboard> = {
  title: 'පාලන පුවරුව',
  waiting: 'තීරණයක් බලාපොරොත්තුවෙන්',
  waitingItems: {
    'user-list': 'අයදුම්පත්',
    courseRequests: 'පාඨමාලා ඉල්ලීම්',
    inbox: 'පොරොත්තුවේ ඇති සියලු වෙන් කිරීම්',
    getcontact: 'පිළිතුරු නොදුන් පණිවිඩ',
  },
  suspectedSpam: {
    inbox: 'වෙන් කිරීම්: සමහරවිට අනවශ්‍ය ඒවා',
    courseRequests: 'පාඨමාලා ඉල්ලීම්: සමහරවිට අනවශ්‍ය ඒවා',
    getcontact: 'පණිවිඩ: සමහරවිට අනවශ්‍ය ඒවා',
  },
  due: {
    title: 'දැන් කළ යුතු දේ',
  },
  late: {
    inbox: 'ප්‍රමාද වූ වෙන් කිරීම |||| ප්‍රමාද වූ වෙන් කිරීම්',
    courseRequests: 'ප්‍රමාද වූ පාඨමාලා ඉල්ලීම |||| ප්‍රමාද වූ පාඨමාලා ඉල්ලීම්',
    getcontact: 'ප්‍රමාද වූ පණිවිඩය |||| ප්‍රමාද වූ පණිවිඩ',
    'privacy-requests':
      'විවෘත දත්ත ඉල්ලීම්: %{late}ක් ප්‍රමාදයි, %{soon}ක් ළඟදීම නියමිතයි |||| විවෘත දත්ත ඉල්ලීම්: %{late}ක් ප්‍රමාදයි, %{soon}ක් ළඟදීම නියමිතයි',
  },
  soon: {
    'privacy-requests': 'විවෘත දත්ත ඉල්ලීම්: %{soon}ක් ළඟදීම නියමිතයි |||| විවෘත දත්ත ඉල්ලීම්: %{soon}ක් ළඟදීම නියමිතයි',
  },
  today: {
    inbox: 'අදට නියමිත වෙන් කිරීම |||| අදට නියමිත වෙන් කිරීම්',
    courseRequests: 'අදට නියමිත පාඨමාලා ඉල්ලීම |||| අදට නියමිත පාඨමාලා ඉල්ලීම්',
    getcontact: 'අදට නියමිත පණිවිඩය |||| අදට නියමිත පණිවිඩ',
  },
  toTell: {
    late: 'ඊමේල් පිට වන්නේ නැත. පැරණිම එක %{moment} සිට පොරොත්තුවේ ඇත.',
    since: 'දැනුම් දිය යුතුයි, පැරණිම එක %{moment} සිට',
    still: 'දැනුම් දිය යුතුයි',
    failed: 'ඊමේල් %{smart_count}ක් ලබා දීමට නොහැකි විය. |||| ඊමේල් %{smart_count}ක් ලබා දීමට නොහැකි විය.',
    postponed:
      'ඊමේල් %{smart_count}ක් පසුව යයි: පැයක් ඇතුළත මෙතරම් ගණනක් ඉල්ලා ඇත. ඒවා සැබෑ දැයි බලන්න. |||| ඊමේල් %{smart_count}ක් පසුව යයි: පැයක් ඇතුළත මෙතරම් ගණනක් ඉල්ලා ඇත. ඒවා සැබෑ දැයි බලන්න.',
  },
  missingHolidays:
    '%{year} වසරේ රජයේ නිවාඩු දින තවම මේ වැඩසටහනේ නැත: අප පිළිතුරු දිය යුතු දින ගණන් කරන්නේ නිවාඩු නැති ලෙසටය. කරුණාකර වැඩසටහන භාර අයගෙන් අලුත් අනුවාදයක් ඉල්ලන්න.',
  counting: 'පොරොත්තුවේ ඇති දේ ගණන් කරමින්…',
  nothingWaits: 'තීරණය කළ යුතු කිසිවක් නැත.',
  failed: 'පොරොත්තුවේ ඇති දේ ගණන් කිරීමට නොහැකි විය.',
  manage: 'කළමනාකරණය',
  announcement: {
    title: 'නිවේදනය',
    none: 'නිවේදනයක් නැත.',
    whoSees: 'සියලු පරිපාලකයින්ට මෙය මෙහි පෙනේ; වෙන කිසිවෙකුට නොපෙනේ.',
    by: '%{who}, %{moment}',
    change: 'නිවේදනය වෙනස් කරන්න',
    announce: 'නිවේදනය කරන්න',
    saved: 'නිවේදනය සුරකින ලදී.',
    failed: 'නිවේදනය සුරැකීමට නොහැකි විය.',
    fetchFailed: 'නිවේදනය ගෙන ඒමට නොහැකි විය.',
  },
  activity: {
    title: 'මෑතකදී කළ දේ',
    none: 'තවම කිසිම පරිපාලකයෙක් කිසිවක් වෙනස් කර නැත.',
  },
  figures: {
    title: 'සංඛ්‍යා',
    loading: 'ගණන් කරමින්…',
    failed: 'සංඛ්‍යා ගෙන ඒමට නොහැකි විය.',
    applications: 'අයදුම්පත්',
    courseRequests: 'පාඨමාලා ඉල්ලීම්',
    bookings: 'වෙන් කිරීම්',
    messages: 'පණිවිඩ',
    total: 'මුළු ගණන: %{what}',
    ofStatus: '%{status}: %{count}',
    byWeek: 'පසුගිය සති අටේ එක් එක් සතියේ ලැබුණු ගණන',
    byKind: 'වර්ගය සහ තත්ත්වය අනුව වෙන් කිරීම්',
    asTable: '%{title}: වගුවක් ලෙස',
    week: 'සතියේ පළමු දිනය',
    kind: 'වෙන් කිරීමේ වර්ගය',
  },
  groups: {
    teachers: 'අයදුම්පත් සහ ගුරු විස්තර',
    bookings: 'වෙන් කිරීම්',
    contacts: 'පාඨමාලා සහ පණිවිඩ',
    office: 'පවුල් සහ කාර්යාලය',
  },
};

/** The form of the announcement. */
export const announcement: Translated<typeof English.announcement> = {
  fields: { text: 'නිවේදනය' },
};
