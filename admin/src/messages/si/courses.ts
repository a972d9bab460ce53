import type * as English from '../courses';
import type { Translated } from '../catalogue';
import { ADDED_AT } from './labels';
import { FOLLOW_UP_LABELS } from './followUp';

export const courses: Translated<typeof English.courses> = {
  name: 'පාඨමාලාව |||| පාඨමාලා',
  since: ADDED_AT,
  fields: {
    title: 'පාඨමාලාවේ නම',
    description: 'විස්තරය',
    link: 'සබැඳිය',
    createdAt: 'එක් කළ දිනය',
  },
  title: 'පාඨමාලා',
  file: 'පාඨමාලා',
  search: 'නම හෝ විස්තරය අනුව සොයන්න',
  loading: 'පාඨමාලා ගෙන එමින්…',
  failed: 'පාඨමාලා ගෙන ඒමට නොහැකි විය. පසුව නැවත උත්සාහ කරන්න.',
  empty: 'පාඨමාලා හමු නොවීය.',
  count: 'පාඨමාලා %{smart_count}යි |||| පාඨමාලා %{smart_count}යි',
  advice: 'පළමු පාඨමාලාව එක් කරන්න: එවිට එය පොදු වෙබ් අඩවියේ “සම්පත්” යටතේ පෙනේ.',
  add: 'පාඨමාලාවක් එක් කරන්න',
  addFailed: 'පාඨමාලාව එක් කිරීමට නොහැකි විය. නැවත උත්සාහ කරන්න.',
  edit: 'පාඨමාලාව වෙනස් කරන්න',
  saveFailed: 'පාඨමාලාව සුරැකීමට නොහැකි විය. %{tryAgain}',
  message: {
    delete_title: 'ඔබට ඇත්තටම මේ පාඨමාලාව මැකීමට අවශ්‍යද?',
    delete_content: '“%{recordRepresentation}” සදහටම මැකේ. පොදු වෙබ් අඩවියේ එය තවදුරටත් පෙනෙන්නේ නැත.',
  },
  notifications: {
    created: 'පාඨමාලාව සාර්ථකව එක් කරන ලදී!',
    updated: 'පාඨමාලාව සුරකින ලදී.',
    deleted: 'පාඨමාලාව සාර්ථකව මකන ලදී.',
  },
  deleteFailed: 'පාඨමාලාව මැකීමට නොහැකි විය. %{tryAgain}',
};

export const courseRequests: Translated<typeof English.courseRequests> = {
  name: 'පාඨමාලා ඉල්ලීම |||| පාඨමාලා ඉල්ලීම්',
  fields: {
    name: 'නම',
    phone: 'දුරකථන අංකය',
    email: 'ඊමේල්',
    course: 'පාඨමාලාව',
    ...FOLLOW_UP_LABELS,
    status: 'තත්ත්වය',
    createdAt: 'ලැබුණු දිනය',
  },
  title: 'පාඨමාලා ඉල්ලීම්',
  file: 'පාඨමාලා ඉල්ලීම්',
  search: 'නම, පාඨමාලාව, ඊමේල් හෝ අංකය සොයන්න',
  loading: 'පාඨමාලා ඉල්ලීම් ගෙන එමින්…',
  failed: 'පාඨමාලා ඉල්ලීම් ගෙන ඒමට නොහැකි විය.',
  empty: 'තවම පාඨමාලා ඉල්ලීම් නැත.',
  noMatch: 'ගැළපෙන පාඨමාලා ඉල්ලීම් නැත.',
  count: 'පාඨමාලා ඉල්ලීම් %{smart_count}යි |||| පාඨමාලා ඉල්ලීම් %{smart_count}යි',
  advice: 'මව්පියන් පොදු වෙබ් අඩවියේ පාඨමාලාවක් ඉල්ලන විට ඉල්ලීම් මෙහි ලැබේ.',
  statuses: {
    pending: 'පොරොත්තුවේ',
    accepted: 'පිළිගෙන ඇත',
    denied: 'ප්‍රතික්ෂේපයි',
  },
  decisions: {
    accepted: 'පිළිගන්න',
    denied: 'ප්‍රතික්ෂේප කරන්න',
  },
  about: '%{course} සඳහා %{name} ගේ ඉල්ලීම',
  opened: '%{moment} පවුල මේ තීරණය දැක ඇත: එය තවදුරටත් ආපසු ගත නොහැක.',
  statusFailed: '%{name} ගේ ඉල්ලීම “%{status}” ලෙස යෙදීමට නොහැකි විය.',
  message: {
    delete_title: '%{recordRepresentation} එවූ දේ මකන්නද?',
    delete_content: 'එය සදහටම මැකේ, කිසිම ලැයිස්තුවකට යන්නේ නැත.',
  },
  notifications: {
    deleted: 'පාඨමාලා ඉල්ලීම සාර්ථකව මකන ලදී.',
  },
  deleteFailed: 'පාඨමාලා ඉල්ලීම මැකීමට නොහැකි විය. %{tryAgain}',
};
