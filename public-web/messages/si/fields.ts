import type * as en from '../en/fields.js';
import type { FieldText } from '../fields.js';

type Of<T> = Record<keyof T, FieldText>;

const EMAIL = {
  label: 'ඊමේල් ලිපිනය',
  missing: 'ඔබේ ඊමේල් ලිපිනය ඇතුළත් කරන්න.',
} as const;

export const bookingFields = {
  parentName: { label: 'ඔබේ නම', missing: 'ඔබේ නම ඇතුළත් කරන්න.' },
  parentPhone: {
    label: 'ඔබේ දුරකථන අංකය',
    missing: 'ඔබේ දුරකථන අංකය ඇතුළත් කරන්න.',
    hint: 'අපි කතා කරන අංකය, උදාහරණයක්: 077 123 4567',
  },
  parentEmail: { ...EMAIL, label: 'ඔබේ ඊමේල් ලිපිනය' },
  preferredStaff: { label: 'ඔබ තෝරාගත් කෙනා', missing: 'කෙනෙක් තෝරන්න.' },
  childName: { label: 'දරුවාගේ නම', missing: 'ඔබේ දරුවාගේ නම ඇතුළත් කරන්න.' },
  childAge: { label: 'දරුවාගේ වයස', missing: 'ඔබේ දරුවාගේ වයස ඇතුළත් කරන්න.' },
  schoolGrade: { label: 'ශ්‍රේණිය', missing: 'පාසල් ශ්‍රේණිය ඇතුළත් කරන්න.', hint: '1 සිට 12 දක්වා අංකයක්' },
  schoolName: { label: 'පාසලේ නම', missing: 'පාසලේ නම ඇතුළත් කරන්න.' },
  location: {
    label: 'පාසල පිහිටි තැන',
    missing: 'පාසල පිහිටි තැන ඇතුළත් කරන්න.',
    hint: 'නගරය, සහ දන්නවා නම් පාර',
  },
  schoolTimeDuration: {
    label: 'පාසල් වේලාව',
    missing: 'පාසල් වේලාව ඇතුළත් කරන්න.',
    hint: 'උදාහරණයක්: උදේ 7.30 සිට දවල් 1.30 දක්වා',
  },
  homeLocation: { label: 'නිවස පිහිටි තැන', missing: 'නිවස පිහිටි තැන ඇතුළත් කරන්න.' },
  requirementsNeeds: {
    label: 'ඔබ අපෙන් බලාපොරොත්තු වන දේ',
    missing: 'ඔබ අපෙන් බලාපොරොත්තු වන දේ ලියන්න.',
    hint: 'උදාහරණයක්: ලිවීමට උදව්, සියලු පාසල් දිනවල',
  },
  childNeeds: {
    label: 'ඔබේ දරුවාගේ අවශ්‍යතා',
    missing: 'ඔබේ දරුවාගේ අවශ්‍යතා ලියන්න.',
    hint: 'දරුවාට අමාරු දේ, සහ උදව් වන දේ',
  },
  childCondition: { label: 'ඔබේ දරුවාගේ තත්ත්වය', missing: 'ඔබේ දරුවාගේ තත්ත්වය ලියන්න.' },
  diagnosedCondition: {
    label: 'වෛද්‍යවරයා හඳුනාගත් තත්ත්වය',
    missing: 'වෛද්‍යවරයා හඳුනාගත් තත්ත්වය ලියන්න.',
    hint: 'වෛද්‍යවරයෙක් ඔබට කියා ඇත්නම් පමණක්',
  },
  noOfsessionPerweek: { label: 'සතියකට වාර ගණන', missing: 'සතියකට වාර ගණන ඇතුළත් කරන්න.' },
  noOfdaysPerweek: { label: 'සතියකට දින ගණන', missing: 'සතියකට දින ගණන ඇතුළත් කරන්න.' },
  noOfhoursPerweek: { label: 'සතියකට පැය ගණන', missing: 'සතියකට පැය ගණන ඇතුළත් කරන්න.' },
  startingDate: {
    label: 'ආරම්භ වන දිනය',
    missing: 'ආරම්භ වන දිනය ඇතුළත් කරන්න.',
    hint: 'උදාහරණයක්: 15 1 2027',
  },
} satisfies Of<typeof en.bookingFields>;

export const userFields = {
  full_name: { label: 'සම්පූර්ණ නම', missing: 'ඔබේ සම්පූර්ණ නම ඇතුළත් කරන්න.' },
  home_address: { label: 'නිවසේ ලිපිනය', missing: 'ඔබේ නිවසේ ලිපිනය ඇතුළත් කරන්න.' },
  phone_number: {
    label: 'දුරකථන අංකය',
    missing: 'ඔබේ දුරකථන අංකය ඇතුළත් කරන්න.',
    sentence: 'කරුණාකර අංක 10ක නිවැරදි දුරකථන අංකයක් ඇතුළත් කරන්න.',
    hint: 'උදාහරණයක්: 077 123 4567',
  },
  whatsapp_number: {
    label: 'WhatsApp අංකය',
    missing: 'ඔබේ WhatsApp අංකය ඇතුළත් කරන්න.',
    sentence: 'කරුණාකර අංක 10ක නිවැරදි WhatsApp අංකයක් ඇතුළත් කරන්න.',
  },
  email: EMAIL,
  teacher_type: { label: 'ඔබේ වෘත්තිය', missing: 'ඔබේ වෘත්තිය තෝරන්න.' },
  password: {
    label: 'මුරපදය',
    missing: 'මුරපදයක් ඇතුළත් කරන්න.',
    hint: 'ඕනෑම භාෂාවකින් අවම වශයෙන් අකුරු 8ක්',
  },
  cv: { label: 'CV (ජීව දත්ත පත්‍රිකාව)', missing: 'ඔබේ CV එක PDF ගොනුවක් ලෙස එක් කරන්න.', hint: 'MB 5ක් හෝ ඊට අඩු PDF ගොනුවක්' },
} satisfies Of<typeof en.userFields>;

export const loginFields = {
  email: EMAIL,
  password: { label: 'මුරපදය', missing: 'ඔබේ මුරපදය ඇතුළත් කරන්න.' },
} satisfies Of<typeof en.loginFields>;

export const contactFields = {
  name: { label: 'ඔබේ නම', missing: 'ඔබේ නම ඇතුළත් කරන්න.' },
  email: EMAIL,
  message: { label: 'ඔබේ පණිවිඩය', missing: 'ඔබේ පණිවිඩය ලියන්න.', hint: 'සිංහල, දෙමළ හෝ ඉංග්‍රීසියෙන්' },
} satisfies Of<typeof en.contactFields>;

export const courseRequestFields = {
  name: { label: 'ඔබේ නම', missing: 'ඔබේ නම ඇතුළත් කරන්න.' },
  phone: {
    label: 'දුරකථන අංකය',
    missing: 'ඔබේ දුරකථන අංකය ඇතුළත් කරන්න.',
    hint: 'උදාහරණයක්: 077 123 4567',
  },
  email: { ...EMAIL, hint: 'පාඨමාලාවේ සබැඳිය අපි මේ ලිපිනයට එවන්නෙමු' },
  course: { label: 'පාඨමාලාව', missing: 'පාඨමාලාව තෝරන්න.' },
} satisfies Of<typeof en.courseRequestFields>;
