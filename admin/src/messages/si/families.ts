import type * as English from '../families';
import type { Translated } from '../catalogue';
import { LANGUAGE_NAMES } from './labels';
import { pages } from './pages';

/** The texts of the pages of families, which come with their code. */
export const families: Translated<typeof English.families> = {
  fields: {
    name: 'පවුල',
    contacts: 'සම්බන්ධ කරගත යුතු අය',
    children: 'දරුවන්',
    requests: 'ඉල්ලීම්',
    createdAt: 'එක් කළ දිනය',
  },
  title: pages['/family-list'],
  search: 'නම, දරුවා, ඊමේල් හෝ අංකය සොයන්න',
  loading: 'පවුල් පූරණය වෙමින් පවතී…',
  failed: 'පවුල් පූරණය කළ නොහැකි විය.',
  empty: 'තවම පවුල් නැත.',
  noMatch: 'සෙවීමට ගැළපෙන පවුලක් නැත.',
  count: 'පවුල් %{smart_count} |||| පවුල් %{smart_count}',
  advice: 'පවුලක් සාදන්නේ ඉල්ලීමක පිටුවෙන් හෝ මෙතැනිනි.',
  add: 'පවුලක් එක් කරන්න',
  addFailed: 'පවුල එක් කළ නොහැකි විය. %{tryAgain}',
  edit: 'පවුල සංස්කරණය කරන්න',
  saveFailed: 'පවුල සුරැකිය නොහැකි විය. %{tryAgain}',
  notifications: {
    created: 'පවුල එක් කරන ලදී.',
    updated: 'පවුල සුරකින ලදී.',
  },
  addBooking: 'වෙන් කිරීමක් එක් කරන්න',
  addBookingFor: '%{name} සඳහා වෙන් කිරීමක් එක් කරන්න',
  noChildren: 'තවම දරුවන් ඇතුළත් කර නැත.',
  born: '%{year} දී උපන්',
  noRecords: 'තවම කිසිදු ඉල්ලීමක් මේ පවුලට අයත් නැත.',
  remove: 'ඉවත් කරන්න',
  removed: 'ඉල්ලීම තවදුරටත් මේ පවුලට අයත් නැත.',
  recordsFailed: 'මෙය සුරැකීමට නොහැකි විය. %{tryAgain}',
  suggestions: 'සමහරවිට මේ පවුලේ',
  suggestionsWhy: 'ඕනෑම අයෙකුට ඕනෑම අංකයක් හෝ ලිපිනයක් ලිවිය හැකිය. ඔබ තහවුරු නොකරන තුරු මෙහි කිසිවක් පවුලට අයත් නොවේ.',
  sideBySide: 'පවුලේ සම්බන්ධතාව: %{contact}. එවූ කෙනා: %{sender}.',
  same: 'එක සමාන: %{why}.',
  why: {
    phone: 'දුරකථන අංකය',
    email: 'ඊමේල් ලිපිනය',
    name: 'නම',
  },
  confirm: 'මේ පවුලට අයත්ය',
  added: 'ඉල්ලීම දැන් පවුලට අයත්ය.',
  different: 'වෙනස් පුද්ගලයින්',
  parted: 'එය නැවත යෝජනා නොකෙරේ.',
  merge: {
    done: 'දෙපවුල දැන් එක පවුලකි.',
    failed: 'පවුල් ඒකාබද්ධ කළ නොහැකි විය. %{tryAgain}',
  },
  mergeButton: 'වෙනත් පවුලක් සමඟ ඒකාබද්ධ කරන්න',
  mergeTitle: '%{name} හා එකම පවුල කුමක්ද?',
  mergeText: 'අනෙක් පවුලේ සම්බන්ධතා, දරුවන්, ඉල්ලීම් සහ වාර මෙහි එයි. කිසිවක් ස්ථිරව මකා නැති තාක් දෙපවුල නැවත වෙන් කළ හැකිය.',
  mergeSearch: 'අනෙක් පවුලේ නම, දරුවා, දුරකථන අංකය හෝ ඊමේල්',
  mergeSubmit: 'ඒකාබද්ධ කරන්න',
  merged: 'මේ පවුල සමඟ ඒකාබද්ධ කළ පවුල්',
  separate: 'නැවත වෙන් කරන්න',
  unmerge: {
    done: 'ඔවුන් නැවත පවුල් දෙකකි.',
    failed: 'ඒවා වෙන් කිරීමට නොහැකි විය. %{tryAgain}',
  },
  nothingTold: 'මේ පවුලට පණිවිඩ නැත.',
  rights: 'දත්ත ආරක්ෂාව',
  section: 'පවුල',
  belongs: 'පවුල: %{name}',
  approvedWithout: 'මේ වෙන්කිරීම අනුමත කර ඇත, එහෙත් කිසිදු පවුලකට අයත් නැත. පවුලක් තිබෙන විට වාර සැලසුම් කළ හැකිය.',
  addTo: 'මේ පවුලට එක් කරන්න',
  fresh: 'නව පවුලක්',
  freshText: 'සම්බන්ධතාව: %{contact}. දරුවා: %{child}.',
  freshContact: 'සම්බන්ධතාව: %{contact}.',
  freshSubmit: 'මේ පවුල සාදන්න',
  made: 'පවුල සාදන ලදී, ඉල්ලීම එයට අයත්ය.',
};

/** The forms within the form of a family. */
export const familyForms: Translated<typeof English.familyForms> = {
  'family-list-contacts': {
    fields: {
      name: 'නම',
      phone: 'දුරකථන අංකය',
      email: 'ඊමේල්',
      relation: 'ඥාතිත්වය',
      language: 'භාෂාව',
      main: 'ප්‍රධාන සම්බන්ධතාව',
    },
    choices: {
      relation: {
        mother: 'මව',
        father: 'පියා',
        grandparent: 'ආච්චි හෝ සීයා',
        guardian: 'භාරකරු',
        other: 'වෙනත්',
      },
      language: LANGUAGE_NAMES,
    },
    item: 'සම්බන්ධතාව %{number}',
  },
  'family-list-children': {
    fields: { _id: 'දරුවා', name: 'දරුවාගේ නම', bornYear: 'උපන් වසර' },
    item: 'දරුවා %{number}',
  },
};
