import type { ENGLISH_NAMES } from '#contract/languages';
import type * as English from '../labels';
import type { Translated } from '../catalogue';

/** The names of the languages. */
export const LANGUAGE_NAMES: Translated<typeof ENGLISH_NAMES> = { en: 'ඉංග්‍රීසි', si: 'සිංහල', ta: 'දෙමළ' };

/** The labels of the kinds of bookings. */
export const KIND_WORDS: Translated<typeof English.KIND_WORDS> = {
  'shadow-teacher': 'පාසල සඳහා සහාය ගුරුවරයා',
  'special-need-teacher': 'ගෙදර සඳහා විශේෂ අවශ්‍යතා ගුරුවරයා',
  'readiness-teacher': 'පාසලට සූදානම් කිරීමේ වැඩසටහන',
  'counselling-teacher': 'ශිෂ්‍ය උපදේශනය',
  'therapy-session-teacher': 'කථන සහ චර්යා වෘත්තීය චිකිත්සා වාර',
};

/** The labels of the services. */
export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  'Shadow teacher for school': 'පාසල සඳහා සහාය ගුරුවරයා',
  'Special needs teacher for home': 'ගෙදර සඳහා විශේෂ අවශ්‍යතා ගුරුවරයා',
  'School Readiness Program': 'පාසලට සූදානම් කිරීමේ වැඩසටහන',
  'Student counseling': 'ශිෂ්‍ය උපදේශනය',
  'Speech and behavior occupational therapy session': 'කථන සහ චර්යා වෘත්තීය චිකිත්සා වාර',
  'Parent counseling/Parenting session': 'මව්පිය උපදේශනය සහ දරුවන් හදාවඩා ගැනීමේ වාර',
};

/** The labels of the professions. */
export const TEACHER_TYPE_WORDS: Translated<typeof English.TEACHER_TYPE_WORDS> = {
  Shadow_Teacher: 'සහාය ගුරුවරයා',
  Home_Visiting_Teacher: 'ගෙදරට යන ගුරුවරයා',
  Behavior_Therapist: 'චර්යා චිකිත්සක',
  Occupational_Therapist: 'වෘත්තීය චිකිත්සක',
  Counselor: 'උපදේශක',
  Speech_Therapist: 'කථන චිකිත්සක',
};

/** The labels of the times to be called. */
export const BEST_TIME_WORDS: Translated<typeof English.BEST_TIME_WORDS> = {
  any: 'ඕනෑම වේලාවක',
  morning: 'උදේ (8 සිට 11)',
  midday: 'දවල් (11 සිට 2)',
  afternoon: 'සවස (2 සිට 5)',
};

/** Of what nobody has sent: a course, a price. */
export const ADDED_AT: Translated<typeof English.ADDED_AT> = 'එක් කළේ %{moment}.';
