import type { BookingKind } from '#contract/bookings';
import { bookingResource } from '../../config/resources';
import type * as English from '../bookings';
import type { Translated } from '../catalogue';
import { byKind } from '../labels';
import { BEST_TIME_WORDS, KIND_WORDS } from './labels';
import { FOLLOW_UP_LABELS } from './followUp';
import { pages } from './pages';
import { messageTexts } from './outgoingMessages';

/** The contract's labels speak to the parent who fills in the form; here an administrator reads about that parent. */
const SPOKEN_OF_THE_PARENT = {
  parentName: 'මවගේ හෝ පියාගේ නම',
  parentPhone: 'මවගේ හෝ පියාගේ දුරකථන අංකය',
  parentEmail: 'මවගේ හෝ පියාගේ ඊමේල් ලිපිනය',
  requirementsNeeds: 'මව හෝ පියා බලාපොරොත්තු වන දේ',
  childNeeds: 'දරුවාගේ අවශ්‍යතා',
  childCondition: 'දරුවාගේ තත්ත්වය',
};

/** The name of its CSV file. */
const FILES = {
  'shadow-teacher': 'සහාය ගුරු වෙන් කිරීම්',
  'special-need-teacher': 'ගෙදර ගුරු වෙන් කිරීම්',
  'readiness-teacher': 'පාසලට සූදානම් කිරීමේ වෙන් කිරීම්',
  'counselling-teacher': 'ශිෂ්‍ය උපදේශන වෙන් කිරීම්',
  'therapy-session-teacher': 'චිකිත්සා වෙන් කිරීම්',
};

/** Texts for bookings of all kinds. */
const shared = {
  search: 'දරුවා, මව/පියා හෝ අංකය සොයන්න',
  loading: 'වෙන් කිරීම් ගෙන එමින්…',
  failed: 'වෙන් කිරීම් ගෙන ඒමට නොහැකි විය.',
  empty: 'තවම වෙන් කිරීම් නැත.',
  advice: 'මව්පියන් පොදු වෙබ් අඩවියේ මේ සේවාවේ වෙන් කිරීමේ පෝරමය එවන විට වෙන් කිරීම් මෙහි ලැබේ.',
  noMatch: 'ඔබේ සෙවුමට ගැළපෙන වෙන් කිරීම් නැත.',
  count: 'වෙන් කිරීම් %{smart_count}යි |||| වෙන් කිරීම් %{smart_count}යි',
  category: 'වෙන් කිරීමේ වර්ගය',
  child: 'වයස %{age}, ශ්‍රේණිය %{grade}',
  childNotAtSchool: 'වයස %{age}, පාසල් යන්නේ නැත',
  childAtPreschool: 'වයස %{age}, පෙර පාසලේ',
  noParent: 'අමතන විස්තර දී නැත',
  detailsOf: '%{name} සඳහා වෙන් කිරීම',
  edit: 'වෙන් කිරීම වෙනස් කරන්න',
  addFailed: 'වෙන් කිරීම එක් කිරීමට නොහැකි විය. %{tryAgain}',
  choices: {
    language: messageTexts.languages,
    consentLanguage: messageTexts.languages,
    bestTime: BEST_TIME_WORDS,
    consentBy: {
      phone: 'දුරකථනයෙන් එකඟ විය',
    },
  },
  editing: '%{name} සඳහා වෙන් කිරීම වෙනස් කරමින්',
  saved: 'සුරකින ලදී: %{name}, %{service}.',
  familyTold: 'මේ වෙනස ගැන පවුලට දන්වනු ලැබේ.',
  familyToTell: 'මේ වෙනස ගැන පවුලට දන්වන්න.',
  statuses: {
    Pending: 'පොරොත්තුවේ',
    Approved: 'අනුමතයි',
    Rejected: 'ප්‍රතික්ෂේපයි',
  },
  decisions: {
    Approved: 'අනුමත කරන්න',
    Rejected: 'ප්‍රතික්ෂේප කරන්න',
  },
  saveFailed: 'වෙන් කිරීම වෙනස් කිරීමට නොහැකි විය. %{tryAgain}',
  deleteFailed: 'වෙන් කිරීම මැකීමට නොහැකි විය. %{tryAgain}',
  message: {
    delete_title: '%{recordRepresentation} සඳහා වෙන් කිරීම මකන්නද?',
    delete_content: 'වෙන් කිරීම සහ එහි ඇති අමතන විස්තර සදහටම මැකේ.',
  },
  notifications: {
    updated: 'වෙන් කිරීම සාර්ථකව වෙනස් කරන ලදී.',
    deleted: 'වෙන් කිරීම සාර්ථකව මකන ලදී.',
  },
};

/** A label is the same for all kinds. */
const fields = {
  childName: 'දරුවාගේ නම',
  childAge: 'දරුවාගේ වයස',
  schoolGrade: 'ශ්‍රේණිය',
  schoolName: 'පාසලේ නම',
  location: 'පාසල පිහිටි තැන',
  schoolTimeDuration: 'පාසල් වේලාව',
  diagnosedCondition: 'වෛද්‍ය නිගමනය',
  startingDate: 'ආරම්භ වන දිනය',
  homeLocation: 'නිවස පිහිටි තැන',
  noOfsessionPerweek: 'සතියකට වාර ගණන',
  noOfdaysPerweek: 'සතියකට දින ගණන',
  noOfhoursPerweek: 'සතියකට පැය ගණන',
  notAtSchool: 'පාසල් යන්නේ නැත',
  preschool: 'පෙර පාසලට යයි',
  noOfsessionPerweekOpen: 'සතියකට වාර ගණන තවම තීරණය කර නැත',
  noOfdaysPerweekOpen: 'සතියකට දින ගණන තවම තීරණය කර නැත',
  noOfhoursPerweekOpen: 'සතියකට පැය ගණන තවම තීරණය කර නැත',
  startingDateOpen: 'ආරම්භ වන දිනය තවම තීරණය කර නැත',
  bestTime: 'ඇමතීමට හොඳම වේලාව',
  preferredStaff: 'පවුල ඉල්ලූ ගුරුවරයා',
  consentVersion: 'එකඟතාවේ වගන්තිය',
  consentLanguage: 'එකඟතාවේ භාෂාව',
  consentBy: 'එකඟතාව',
  recordedBy: 'ඇතුළත් කළේ',
  assignedStaff: 'පවරා ඇති ගුරුවරයා',
  ...SPOKEN_OF_THE_PARENT,
  child: 'දරුවා',
  parent: 'මව හෝ පියා',
  ...FOLLOW_UP_LABELS,
  status: 'තත්ත්වය',
  createdAt: 'ලැබුණු දිනය',
};

const ofKind = (kind: BookingKind) => ({
  ...shared,
  name: KIND_WORDS[kind],
  title: `වෙන් කිරීම්: ${KIND_WORDS[kind]}`,
  file: FILES[kind],
  fields,
});

export const bookingResources: Translated<typeof English.bookingResources> = byKind(bookingResource, ofKind);

const tabs = {
  Pending: 'පොරොත්තුවේ',
  Approved: 'අනුමතයි',
  Rejected: 'ප්‍රතික්ෂේපයි',
};

/** The inbox: the fields of all kinds, and its own texts. */
export const inboxResource: Translated<typeof English.inboxResource> = {
  ...shared,
  name: 'වෙන් කිරීම |||| වෙන් කිරීම්',
  title: pages['/inbox'],
  file: 'වෙන් කිරීම්',
  advice: 'මව්පියන් පොදු වෙබ් අඩවියේ වෙන් කිරීමේ පෝරමයක් එවන විට වෙන් කිරීම් මෙහි ලැබේ.',
  noMatch: 'මෙහි වෙන් කිරීම් නැත.',
  allDone: 'සියල්ලට පිළිතුරු දී ඇත',
  tabs: {
    label: 'තත්ත්වය අනුව වෙන් කිරීම්',
    ...tabs,
    late: 'ප්‍රමාදයි',
    today: 'අද දිනට',
    toTell: 'දැනුම් දිය යුතුයි',
    suspectedSpam: 'අනවශ්‍ය විය හැකි',
    all: 'සියල්ල',
  },
  choices: {
    ...shared.choices,
    kind: KIND_WORDS,
  },
  receivedAt: 'ලැබුණු දිනය',
  age: {
    fresh: 'පැයකට අඩුයි',
    hours: 'පැය %{smart_count}යි |||| පැය %{smart_count}යි',
    days: 'දින %{smart_count}යි |||| දින %{smart_count}යි',
  },
  fields: {
    ...fields,
    kind: 'වර්ගය',
    startingDate: 'ආරම්භය',
    createdAt: 'පොරොත්තුවේ',
  },
};
