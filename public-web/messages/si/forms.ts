import type * as en from '../en/forms.js';
import { bookingWords as WORDS } from '#contract/booking-words-si';
import type { TranslationOf } from '../catalogue.js';
import type { ErrorTexts } from '../errors.js';
import type { FieldText } from '../fields.js';

export const form = {
  problem: 'නිවැරදි කළ යුතු දෙයක් තිබේ',
  errorPrefix: 'දෝෂය:',
  optional: '(අනිවාර්ය නැත)',
  day: 'දිනය',
  month: 'මාසය',
  year: 'වර්ෂය',
  show: 'පෙන්වන්න',
  hide: 'සඟවන්න',
  showPassword: 'මුරපදය පෙන්වන්න',
  hidePassword: 'මුරපදය සඟවන්න',
  changedFile: 'ඔබ තේරූ පසු මේ ගොනුව වෙනස් වී හෝ මැකී ඇත. එය නැවත තෝරන්න.',
  removeFile: 'මේ ගොනුව ඉවත් කරන්න',
  fileSize: 'MB {size}',
  sending: 'යවමින්…',
  tryAgain: 'නැවත උත්සාහ කරන්න',
  hardlyDelivered: 'මෙවැනි අකුරු ඇති ලිපිනයකට බොහෝ ඊමේල් සේවා ඊමේල් නොයවයි. ඔබට වෙනත් ලිපිනයක් තිබේ නම් එය ලියන්න.',
  instead: {
    ...WORDS.instead,
    noEmail: 'මට ඊමේල් ලිපිනයක් නැත',
  },
  choices: WORDS.choices,
  deleteAnswers: 'මගේ පිළිතුරු මකන්න',
  kept: 'ඔබේ පිළිතුරු විනාඩි 30ක් මේ දුරකථනයේ හෝ පරිගණකයේ තබා ගැනේ.',
  keptLong: 'ඔබේ පිළිතුරු දින 7ක් මේ දුරකථනයේ හෝ පරිගණකයේ තබා ගැනේ.',
  ownDevice: 'මේ දුරකථනය හෝ පරිගණකය මගේය. මගේ පිළිතුරු දින 7ක් තබා ගන්න.',
  forgotten: 'ඔබ මෙහි ලිවීමට පටන් ගත් දේ මකා ඇත. අපි පිළිතුරු තබා ගන්නේ විනාඩි 30කි. දුරකථනය හෝ පරිගණකය ඔබේ නම් දින 7කි.',
  deleted: 'ඔබේ පිළිතුරු මකා ඇත.',
  notSent: 'තවම යවා නැත',
  mayBeLost: 'එය අපට ලැබී නොතිබිය හැකිය',
  changesNotSent: 'ඔබේ වෙනස්කම් තවම යවා නැත',
  offline: 'අන්තර්ජාල සම්බන්ධතාවක් නැත. ඔබේ පිළිතුරු මෙහි සුරැකිව ඇත. සම්බන්ධ වූ පසු නැවත උත්සාහ කරන්න.',
  lost: 'ඔබේ පිළිතුරු අපට ලැබුණේදැයි නොදනිමු. ඒවා මෙහි සුරැකිව ඇත. නැවත උත්සාහ කරන්න: කිසිවක් දෙවරක් නොයැවේ.',
  timeout: 'සම්බන්ධතාව මන්දගාමී ය. පිළිතුරු අපට ලැබුණේදැයි නොදනිමු. නැවත උත්සාහ කරන්න: කිසිවක් දෙවරක් නොයැවේ.',
  busy: {
    one: 'කෙටි කාලයක් තුළ බොහෝ වාර ගණනක් උත්සාහ කර ඇත. එය ඔබේම සම්බන්ධතාව යොදන වෙනත් අය විය හැකිය. විනාඩි {minutes}ක් රැඳී සිට නැවත උත්සාහ කරන්න.',
    other:
      'කෙටි කාලයක් තුළ බොහෝ වාර ගණනක් උත්සාහ කර ඇත. එය ඔබේම සම්බන්ධතාව යොදන වෙනත් අය විය හැකිය. විනාඩි {minutes}ක් රැඳී සිට නැවත උත්සාහ කරන්න.',
  },
  away: 'අපේ සේවාව දැන් ක්‍රියා නොකරයි. ඔබේ පිළිතුරු මෙහි සුරැකිව ඇත. විනාඩි කිහිපයකින් උත්සාහ කරන්න, නැතහොත් කතා කරන්න.',
  full: 'අපට දැන් තවත් කිසිවක් තබා ගත නොහැක. ඔබේ පිළිතුරු මෙහි සුරැකිව ඇත. කරුණාකර අපට කතා කරන්න.',
  changedAfterSending:
    'ඔබ මුලින් එවූ දේ අපට ලැබී ඇත. පසුව කළ වෙනස්කම් ලැබුණේ නැත. දැන් ඇති පරිදි සියල්ල නැවත යවන්න, නැතහොත් කතා කරන්න, අපි එය වෙනස් කරන්නෙමු.',
  known: 'මේ ඊමේල් ලිපිනය දැනටමත් ලියාපදිංචි කර ඇත. ඇතුළු වන්න, නැතහොත් වෙනත් ඊමේල් ලිපිනයක් දෙන්න.',
  honeypotLabel: 'මෙය හිස්ව තබන්න',
  needsScript: 'මේ පෝරමයට JavaScript අවශ්‍යයි. අපට කතා කරන්න හෝ ලියන්න: අපි ඔබත් සමඟ එය පුරවන්නෙමු.',
  ...WORDS.days,
} satisfies TranslationOf<typeof en.form>;

export const errors = {
  tooLong: '{label}: අකුරු {max}ක් හෝ ඊට අඩුවෙන් ලියන්න.',
  tooShort: '{label}: අකුරු {min}ක් හෝ ඊට වැඩියෙන් ලියන්න.',
  wrongPassword: '{label}: මෙය නිවැරදි නැත. නැවත ඇතුළත් කරන්න.',
  guessable: '{label}: අනුමාන කිරීමට අපහසු එකක් තෝරන්න. උදාහරණයක්: එකිනෙකට සම්බන්ධ නැති වචන තුනක්.',
  oneLine: '{label}: එක පේළියක පමණක් ලියන්න.',
  notNumber: '{label}: අංකයක් පමණක් ලියන්න.',
  range: '{label}: {min} සහ {max} අතර අංකයක් ලියන්න.',
  notWhole: '{label}: සම්පූර්ණ අංකයක් ලියන්න.',
  notListed: '{label}: ලැයිස්තුවෙන් එකක් තෝරන්න.',
  notDate: '{label}: නිවැරදි දිනයක් ලියන්න: දිනය, මාසය සහ ඉලක්කම් හතරකින් වර්ෂය.',
  notEmail: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.',
  notPhone: 'කරුණාකර අංක 10ක නිවැරදි දුරකථන අංකයක් ඇතුළත් කරන්න.',
  twoPhones: '{label}: එක අංකයක් පමණක් ලියන්න. අනෙක් අංකය ඉවත් කරන්න.',
  notLink: '{label}: http:// හෝ https:// වලින් පටන් ගන්නා ලිපිනයක් ලියන්න.',
  notId: '{label}: නැවත තෝරන්න.',
  wrongFile: 'PDF ගොනු පමණක් පිළිගනු ලැබේ.',
  emptyFile: 'PDF ගොනු පමණක් පිළිගනු ලැබේ. මේ ගොනුව හිස් ය: නැවත තෝරන්න.',
  damagedFile: 'මේ PDF ගොනුව සම්පූර්ණ නැත: එහි අවසානය නැත. නැවත සුරැක තෝරන්න.',
  tooLarge: '{label}: MB {megabytes}ක් හෝ ඊට අඩු ගොනුවක් තෝරන්න.',
} satisfies ErrorTexts;

const LABELS = WORDS.labels;
type Of<T> = Record<keyof T, FieldText>;

const EMAIL = {
  label: 'ඊමේල් ලිපිනය',
  missing: 'ඔබේ ඊමේල් ලිපිනය ඇතුළත් කරන්න.',
} as const;

export const bookingFields = {
  parentName: { label: LABELS.parentName, missing: 'ඔබේ නම ඇතුළත් කරන්න.' },
  parentPhone: {
    label: LABELS.parentPhone,
    missing: 'ඔබේ දුරකථන අංකය ඇතුළත් කරන්න.',
    hint: 'අපි කතා කරන අංකය, උදාහරණයක්: 077 123 4567. ඔබ පිටරටක නම් + සහ රටේ කේතයෙන් පටන් ගන්න.',
  },
  parentEmail: {
    ...EMAIL,
    label: LABELS.parentEmail,
    hint: 'අපට ඔබට ලියන්නටත් හැකි වීම සඳහා. වෙනත් අය ඔබේ ඊමේල් කියවන්නේ නම් හිස්ව තබන්න.',
  },
  language: { label: LABELS.language, missing: 'භාෂාවක් තෝරන්න.' },
  bestTime: { label: LABELS.bestTime, missing: 'වේලාවක් තෝරන්න.' },
  preferredStaff: { label: LABELS.preferredStaff, missing: 'කෙනෙක් තෝරන්න.' },
  childName: { label: LABELS.childName, missing: 'ඔබේ දරුවාගේ නම ඇතුළත් කරන්න.' },
  childAge: { label: LABELS.childAge, missing: 'ඔබේ දරුවාගේ වයස ඇතුළත් කරන්න.' },
  schoolGrade: { label: LABELS.schoolGrade, missing: 'පාසල් ශ්‍රේණිය ඇතුළත් කරන්න.', hint: '1 සිට 12 දක්වා අංකයක්' },
  schoolName: { label: LABELS.schoolName, missing: 'පාසලේ නම ඇතුළත් කරන්න.' },
  location: {
    label: LABELS.location,
    missing: 'පාසල පිහිටි තැන ඇතුළත් කරන්න.',
    hint: 'නගරය, සහ දන්නේ නම් පාර',
  },
  schoolTimeDuration: {
    label: LABELS.schoolTimeDuration,
    missing: 'පාසල් වේලාව ඇතුළත් කරන්න.',
    hint: 'උදාහරණයක්: උදේ 7.30 සිට දවල් 1.30 දක්වා',
  },
  homeLocation: { label: LABELS.homeLocation, missing: 'නිවස පිහිටි තැන ඇතුළත් කරන්න.' },
  requirementsNeeds: {
    label: LABELS.requirementsNeeds,
    missing: 'ඔබ අපෙන් බලාපොරොත්තු වන දේ ලියන්න.',
    hint: 'උදාහරණයක්: ලිවීමට උදව්, සියලු පාසල් දිනවල',
  },
  childNeeds: {
    label: LABELS.childNeeds,
    missing: 'ඔබේ දරුවාගේ අවශ්‍යතා ලියන්න.',
    hint: 'දරුවාට අමාරු දේ, සහ උදව් වන දේ',
  },
  childCondition: {
    label: LABELS.childCondition,
    missing: 'ඔබේ දරුවාගේ තත්ත්වය ලියන්න.',
    hint: 'ඔබම දකින දේ: අමාරු දේ, සහ හොඳින් කෙරෙන දේ',
  },
  diagnosedCondition: {
    label: LABELS.diagnosedCondition,
    missing: 'වෛද්‍ය නිගමනය ලියන්න.',
    hint: 'වෛද්‍යවරයෙක් එයට දුන් නම',
  },
  noOfsessionPerweek: { label: LABELS.noOfsessionPerweek, missing: 'සතියකට වාර ගණන ඇතුළත් කරන්න.' },
  noOfdaysPerweek: { label: LABELS.noOfdaysPerweek, missing: 'සතියකට දින ගණන ඇතුළත් කරන්න.' },
  noOfhoursPerweek: { label: LABELS.noOfhoursPerweek, missing: 'සතියකට පැය ගණන ඇතුළත් කරන්න.' },
  startingDate: {
    label: LABELS.startingDate,
    missing: 'ආරම්භ වන දිනය ඇතුළත් කරන්න.',
    hint: 'ඉලක්කම්වලින්: ජනවාරි 15 නම් 15 සහ 1. වර්ෂය ඉබේම පිරෙයි.',
  },
} satisfies Of<typeof en.bookingFields>;

export const userFields = {
  full_name: { label: 'සම්පූර්ණ නම', missing: 'ඔබේ සම්පූර්ණ නම ඇතුළත් කරන්න.' },
  home_address: { label: 'නිවසේ ලිපිනය', missing: 'ඔබේ නිවසේ ලිපිනය ඇතුළත් කරන්න.' },
  phone_number: {
    label: 'දුරකථන අංකය',
    missing: 'ඔබේ දුරකථන අංකය ඇතුළත් කරන්න.',
    message: 'කරුණාකර අංක 10ක නිවැරදි දුරකථන අංකයක් ඇතුළත් කරන්න.',
    hint: 'උදාහරණයක්: 077 123 4567',
  },
  whatsapp_number: {
    label: 'WhatsApp අංකය',
    missing: 'ඔබේ WhatsApp අංකය ඇතුළත් කරන්න.',
    message: 'කරුණාකර අංක 10ක නිවැරදි WhatsApp අංකයක් ඇතුළත් කරන්න.',
  },
  email: EMAIL,
  teacher_type: { label: 'ඔබේ වෘත්තිය', missing: 'ඔබේ වෘත්තිය තෝරන්න.' },
  password: {
    label: 'මුරපදය',
    missing: 'මුරපදයක් ඇතුළත් කරන්න.',
    hint: 'ඕනෑම භාෂාවකින් අවම වශයෙන් අකුරු 8ක්',
  },
  cv: {
    label: 'CV (ජීව දත්ත පත්‍රිකාව)',
    missing: 'ඔබේ CV එක PDF ගොනුවක් ලෙස එක් කරන්න.',
    hint: 'MB 5ක් හෝ ඊට අඩු PDF ගොනුවක්. ඡායාරූපයකින් හෝ වෙනත් ගොනුවකින් PDF එකක් සෑදීමට එය විවෘත කර “Print” තෝරා, ඉන්පසු “Save as PDF” තෝරන්න.',
  },
} satisfies Of<typeof en.userFields>;

export const contactFields = {
  name: { label: 'ඔබේ නම', missing: 'ඔබේ නම ඇතුළත් කරන්න.' },
  email: EMAIL,
  phone: { label: 'දුරකථන අංකය', missing: 'ඔබේ දුරකථන අංකය ඇතුළත් කරන්න.' },
  message: { label: 'ඔබේ පණිවිඩය', missing: 'ඔබේ පණිවිඩය ලියන්න.', hint: 'සිංහල, දෙමළ හෝ ඉංග්‍රීසියෙන්' },
} satisfies Of<typeof en.contactFields>;

export const courseRequestFields = {
  name: { label: 'ඔබේ නම', missing: 'ඔබේ නම ඇතුළත් කරන්න.' },
  phone: {
    label: 'දුරකථන අංකය',
    missing: 'ඔබේ දුරකථන අංකය ඇතුළත් කරන්න.',
    hint: 'උදාහරණයක්: 077 123 4567',
  },
  email: { ...EMAIL, hint: 'අපට ඔබට ලියන්නටත් හැකි වීම සඳහා' },
  course: { label: 'පාඨමාලාව', missing: 'පාඨමාලාව තෝරන්න.' },
} satisfies Of<typeof en.courseRequestFields>;

export const resource = {
  title: 'මව්පියන් සඳහා පාඨමාලා',
  description: 'ගෙදරදී හැදෑරිය හැකි කෙටි පාඨමාලා. එක් එක් පාඨමාලාව ගැන කියවා ඉල්ලන්න.',
  lead: 'ගෙදරට සුදුසු කෙටි පාඨමාලා. එක් එක් පාඨමාලාව ගැන කියවා, ඔබේ පවුලට ගැළපෙන ඒවා අපෙන් ඉල්ලන්න.',
  howTitle: 'පාඨමාලාවක් ලබා ගන්නා ආකාරය',
  how: [
    { title: 'තෝරන්න', text: 'පාඨමාලාවක් ගැන කියවන්න. එකකට වැඩි ගණනක් ඉල්ලිය හැකිය.' },
    { title: 'ඉල්ලන්න', text: 'ඔබේ නම, දුරකථන අංකය සහ ඊමේල් ලිපිනය පමණක් ප්‍රමාණවත්.' },
    { title: 'සබැඳිය ලබා ගන්න', text: 'අපි ඔබේ ඉල්ලීම අද හෝ ඊළඟ වැඩ කරන දිනයේ කියවමු. ඉන්පසු සබැඳිය ඔබේ පෞද්ගලික පිටුවේ තිබේ.' },
  ],
  listTitle: 'සියලු පාඨමාලා',
  list: {
    loading: 'පාඨමාලා විවෘත වෙමින්…',
    failed: 'පාඨමාලා ලබා ගැනීමට නොහැකි විය. පසුව නැවත උත්සාහ කරන්න.',
    retry: 'නැවත උත්සාහ කරන්න',
    empty: 'පාඨමාලා හමු නොවීය.',
    needsScript: 'පාඨමාලා ලැයිස්තුවට JavaScript අවශ්‍යයි.',
    call: 'අපට කතා කරන්න, අපි ඒවා ගැන කියන්නෙමු:',
  },
  count: {
    one: 'පාඨමාලා {count}යි',
    other: 'පාඨමාලා {count}යි',
  },
  read: 'තව කියවන්න',
  readWhat: 'තව කියවන්න: {course}',
  request: 'පාඨමාලාව ඉල්ලන්න',
  requestWhat: 'පාඨමාලාව ඉල්ලන්න: {course}',
  requestTitle: 'පාඨමාලාව ඉල්ලන්න',
  send: 'ඉල්ලීම යවන්න',
  close: 'වසන්න',
  sent: 'ඔබේ ඉල්ලීම සාර්ථකව අපට ලැබිණි!',
  sentText: 'අපි එය අද හෝ ඊළඟ වැඩ කරන දිනයේ කියවමු. ඉන්පසු සබැඳිය ඔබේ පෞද්ගලික පිටුවේ තිබේ.',
  sentTextNoEmail: 'අපි එය අද හෝ ඊළඟ වැඩ කරන දිනයේ කියවන්නෙමු. සබැඳිය ඔබේ පෞද්ගලික පිටුවේ තබා, ඔබට කතා කරන්නෙමු.',
  requestFailed: 'ඉල්ලීම යැවීමට නොහැකි විය.',
} satisfies TranslationOf<typeof en.resource>;

export const addContact = {
  title: 'අප අමතන්න',
  description: 'One Step වෙත ලියන්න. වැඩ කරන දින දෙකක් තුළ සිංහල, දෙමළ හෝ ඉංග්‍රීසියෙන් පිළිතුරු දෙමු.',
  lead: 'ඕනෑම දෙයක් ගැන අපට ලියන්න. වැඩ කරන දින දෙකක් තුළ පිළිතුරු දෙමු.',
  send: 'පණිවිඩය යවන්න',
  failed: 'දෝෂයක් සිදු විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.',
  sent: 'ඔබේ පණිවිඩය සාර්ථකව අපට ලැබිණි!',
  sentText: 'වැඩ කරන දින දෙකක් තුළ ඊමේල් හෝ දුරකථන මගින් පිළිතුරු දෙමු.',
  callTitle: 'කතා කිරීමට කැමතිද?',
  callText: 'අපට කතා කරන්න, නැතහොත් WhatsApp පණිවිඩයක් එවන්න. සිංහල, දෙමළ හෝ ඉංග්‍රීසියෙන් කතා කළ හැකිය.',
} satisfies TranslationOf<typeof en.addContact>;

export const signup = {
  title: 'ගුරු ලියාපදිංචිය',
  description: 'ගුරුවරයෙක් හෝ චිකිත්සකවරයෙක් ලෙස One Step හා එක්වීමට අයදුම් කරන්න. ඔබේ විස්තර සහ CV එක එවන්න.',
  lead: 'අප සමඟ වැඩ කිරීමට කැමති ගුරුවරුන්, චිකිත්සකවරුන් සහ උපදේශකවරුන් සඳහා. ඔබේ CV එක PDF ගොනුවක් ලෙස ළඟ තබා ගන්න.',
  submit: 'අයදුම්පත යවන්න',
  failed: 'දෝෂයක් සිදු විය. නැවත උත්සාහ කරන්න.',
  notKept: 'ඔබේ CV එක සහ මුරපදය තබා ගැනෙන්නේ නැත. නැවත එන විට ඒවා එක් කරන්න.',
  haveAccount: 'දැනටමත් ගිණුමක් තිබේද?',
  login: 'ඇතුළු වන්න',
} satisfies TranslationOf<typeof en.signup>;

export const teacherTypes = {
  Shadow_Teacher: 'සහාය ගුරුවරයා',
  Home_Visiting_Teacher: 'ගෙදරට යන ගුරුවරයා',
  Behavior_Therapist: 'චර්යා චිකිත්සක',
  Occupational_Therapist: 'වෘත්තීය චිකිත්සක',
  Counselor: 'උපදේශක',
  Speech_Therapist: 'කථන චිකිත්සක',
} satisfies TranslationOf<typeof en.teacherTypes>;

export const booking = {
  kinds: {
    'shadow-teacher': {
      title: 'සහාය ගුරුවරයෙක් වෙන් කරන්න',
      description: 'ඔබේ දරුවාට සහාය ගුරුවරයෙක් ඉල්ලන්න. පෝරමයට විනාඩි පහක් පමණ ගත වේ.',
      hints: {},
    },
    'special-need-teacher': {
      title: 'විශේෂ අවශ්‍යතා ගුරුවරයෙක් වෙන් කරන්න',
      description: 'ගෙදරට එන ගුරුවරයෙක් ඉල්ලන්න. පෝරමයට විනාඩි පහක් පමණ ගත වේ.',
      hints: { requirementsNeeds: 'උදාහරණයක්: පාසලෙන් පසු කියවීම සහ ගණන්' },
    },
    'readiness-teacher': {
      title: 'පාසලට සූදානම් කිරීමේ වැඩසටහන වෙන් කරන්න',
      description: 'පාසලේ පළමු වසරට පෙර උදව් ඉල්ලන්න. පෝරමයට විනාඩි පහක් පමණ ගත වේ.',
      hints: {
        schoolGrade: 'ඔබේ දරුවා සිටින හෝ ඇතුළු වන ශ්‍රේණිය, 1 සිට 12 දක්වා',
        requirementsNeeds: 'උදාහරණයක්: කණ්ඩායමක් සමඟ වාඩි වී සිටීම, පැන්සල අල්ලා ගැනීම',
      },
    },
    'counselling-teacher': {
      title: 'ශිෂ්‍ය උපදේශනය වෙන් කරන්න',
      description: 'ඔබේ දරුවාට උපදේශකවරයෙක් ඉල්ලන්න. පෝරමයට විනාඩි පහක් පමණ ගත වේ.',
      hints: { requirementsNeeds: 'උදාහරණයක්: පාසලට යාමේ බිය ගැන කතා කිරීමට කෙනෙක්' },
    },
    'therapy-session-teacher': {
      title: 'චිකිත්සා වාරයක් වෙන් කරන්න',
      description: 'කථන, චර්යා හෝ වෘත්තීය චිකිත්සාව ඉල්ලන්න. පෝරමයට විනාඩි පහක් පමණ ගත වේ.',
      hints: { requirementsNeeds: 'උදාහරණයක්: පැහැදිලිව කතා කිරීම, නැතහොත් ඇඳුම් ඇඳීමට උදව්' },
    },
  },
  lead: 'මෙයට විනාඩි පහක් පමණ ගත වේ. වැඩ කරන දින දෙකක් තුළ අපි ඔබට කතා කරමු.',
  stepOf: 'පියවර {total}න් {step} වැන්න',
  steps: {
    you: 'ඔබ ගැන',
    child: 'ඔබේ දරුවා ගැන',
    school: 'පාසල ගැන',
    home: 'ගෙදරට පැමිණීම ගැන',
    visits: 'චිකිත්සා සහ උපදේශන වාර ගැන',
    needs: 'ඔබේ දරුවාට අවශ්‍ය දේ සහ කතා කිරීමට හොඳම වේලාව',
    check: 'ඔබේ පිළිතුරු බලන්න',
  },
  back: 'ආපසු',
  next: 'ඉදිරියට',
  change: 'වෙනස් කරන්න',
  changeWhat: 'වෙනස් කරන්න: {what}',
  notGiven: 'පිළිතුරක් නැත',
  guardian: 'මම මේ දරුවාගේ මව, පියා හෝ නීත්‍යානුකූල භාරකරු වෙමි.',
  guardianMissing: 'ඔබ මව, පියා හෝ නීත්‍යානුකූල භාරකරු නම් කොටුව සලකුණු කරන්න. මේ ඉල්ලීම යැවිය හැක්කේ ඔවුන්ට පමණි.',
  send: 'ඉල්ලීම යවන්න',
  failed: 'දෝෂයක් සිදු විය. කරුණාකර නැවත උත්සාහ කරන්න.',
  staff: {
    asked: 'ඔබ ඉල්ලුවේ:',
    remove: 'ඉවත් කරන්න',
    removeWho: 'ඉවත් කරන්න: {name}',
    removed: 'ඉවත් කර ඇත. ඔබේ දරුවාට ගැළපෙන කෙනෙක් අපි යෝජනා කරන්නෙමු.',
  },
  again: {
    title: 'ඔබේ විස්තර නැවත යොදන්නද?',
    text: 'ඔබ මීට ස්වල්ප වේලාවකට පෙර ඉල්ලීමක් එවා ඇත. සියල්ල නැවත ලිවීම අවශ්‍ය නැත.',
    both: 'එම දරුවාටම',
    parent: 'වෙනත් දරුවෙකුට',
    used: 'ඔබේ විස්තර පුරවා ඇත.',
  },
  warnings: {
    pastDate: 'මේ දිනය දැනටමත් ගෙවී ඇත. එය නිවැරදිද?',
    farDate: 'මේ දිනයට තව වසරකට වඩා තිබේ. එය නිවැරදිද?',
    closedDay: 'මෙය සෙනසුරාදා හෝ ඉරිදා දිනයකි, එදින අපි වසා ඇත. සුදුසු දිනයක් ඔබ සමඟ එකඟ වෙමු.',
    oddNumber: 'මේ අංකයේ එකම ඉලක්කම බොහෝ වාරයක් තිබේ. එය නිවැරදිද?',
  },
  talk: {
    title: 'කරුණාකර මුලින් අප සමඟ කතා කරන්න',
    text: 'මේ පෝරමය අවුරුදු 3 සිට 18 දක්වා දරුවන් සඳහාය. ඊට වඩා බාල දරුවෙකුට හෝ වැඩිමල් කෙනෙකුට ගැළපෙන මගක් අපි ඔබත් සමඟ දුරකථනයෙන් සොයමු.',
    kept: 'ඔබේ පිළිතුරු මෙහි තිබේ.',
    callBack: 'ඔබට කතා කරන ලෙස ඉල්ලන්න',
  },
  helpTitle: 'කතා කිරීමට කැමතිද?',
  helpText: 'දුරකථනයෙන් ඔබත් සමඟ මේ පෝරමය පිරවීමට අපට හැකිය.',
  moreHelp: 'අප අමතන වෙනත් ක්‍රම',
  sent: {
    title: 'ඔබේ ඉල්ලීම සාර්ථකව අපට ලැබිණි!',
    nextTitle: 'ඊළඟට සිදු වන දේ',
    next: [
      'අපි අද හෝ ඊළඟ වැඩ කරන දිනයේ ඔබේ ඉල්ලීම කියවමු.',
      'වැඩ කරන දින දෙකක් තුළ ඔබ දුන් අංකයට කතා කරමු.',
      'තීරණය කරන්නේ ඔබ සහ අපි එක්වයි. ඔබ කැමති වන තෙක් කිසිවක් ස්ථිර නැත.',
    ],
    reachTitle: 'යමක් වෙනස් වුවහොත්',
    reach: '{phone} අංකයට කතා කරන්න, නැතහොත් {email} වෙත ලියන්න.',
    kept: 'දෙවන ඉල්ලීමක් සඳහා ඔබේ නම, දුරකථන අංකය සහ දරුවාගේ නම, වයස, ශ්‍රේණිය විනාඩි 30ක් මෙහි තබා ගැනේ.',
    print: 'මේ පිටුව මුද්‍රණය කරන්න',
    another: 'තවත් දරුවෙකුට වෙන් කරන්න',
    home: 'මුල් පිටුවට යන්න',
  },
} satisfies TranslationOf<typeof en.booking>;

export const callBack = {
  title: 'මට කතා කරන්න',
  description: 'ඔබේ අංකය දෙන්න. One Step වැඩ කරන දින දෙකක් තුළ සිංහල, දෙමළ හෝ ඉංග්‍රීසියෙන් ඔබට කතා කරයි.',
  lead: 'ඔබේ අංකය දෙන්න. වැඩ කරන දින දෙකක් තුළ අපි ඔබට කතා කරමු.',
  send: 'ඇමතුමක් ඉල්ලන්න',
  failed: 'දෝෂයක් සිදු විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.',
  sent: 'අපි ඔබට කතා කරමු.',
  sentText: 'ඔබ දුන් අංකයට, ඔබ තෝරාගත් වේලාවේ අපි කතා කරමු.',
  message: 'කරුණාකර මට කතා කරන්න.',
  about: {
    asked: 'ඔබ විමසන්නේ:',
    remove: 'ඉවත් කරන්න',
    removed: 'ඉවත් කර ඇත.',
    age: 'දරුවාගේ වයස: {age}',
    staff: '{name} (අංකය {id}) සමඟ මව්පිය උපදේශන වාරයක් ගැන.',
  },
} satisfies TranslationOf<typeof en.callBack>;

export const callBackFields = {
  phone: {
    label: 'ඔබේ දුරකථන අංකය',
    missing: 'ඔබේ දුරකථන අංකය ඇතුළත් කරන්න.',
    hint: 'උදාහරණයක්: 077 123 4567. ඔබ පිටරටක නම් + සහ රටේ කේතයෙන් පටන් ගන්න.',
  },
  language: { label: 'අපි කුමන භාෂාවෙන් කතා කරමුද?', missing: 'භාෂාවක් තෝරන්න.' },
  bestTime: { label: 'කතා කිරීමට හොඳම වේලාව', missing: 'වේලාවක් තෝරන්න.' },
  name: { label: 'ඔබේ නම', missing: 'ඔබේ නම ඇතුළත් කරන්න.' },
} satisfies Record<keyof typeof en.callBackFields, FieldText>;
