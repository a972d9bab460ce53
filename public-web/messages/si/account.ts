import type { TranslationOf } from '../catalogue.js';
import type * as en from '../en/account.js';
import type { FieldText } from '../fields.js';
import { form } from './forms.js';

type Of<T> = Record<keyof T, FieldText>;

const EMAIL = {
  label: 'ඊමේල් ලිපිනය',
  missing: 'ඔබේ ඊමේල් ලිපිනය ඇතුළත් කරන්න.',
  message: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.',
};

export const loginFields = {
  email: EMAIL,
  password: { label: 'මුරපදය', missing: 'ඔබේ මුරපදය ඇතුළත් කරන්න.' },
  code: { label: 'කේතය', missing: 'කේතය ඇතුළත් කරන්න.', hint: 'ඉලක්කම් හයක්, නැතහොත් ඔබේ ප්‍රතිසාධන කේතයක්' },
} satisfies Of<typeof en.loginFields>;

export const passwordFields = {
  current: { label: 'දැනට ඇති මුරපදය', missing: 'දැනට ඇති මුරපදය ඇතුළත් කරන්න.' },
  password: {
    label: 'අලුත් මුරපදය',
    missing: 'අලුත් මුරපදයක් ඇතුළත් කරන්න.',
    hint: 'ඕනෑම භාෂාවකින් අවම වශයෙන් අකුරු 8ක්',
  },
} satisfies Of<typeof en.passwordFields>;

export const forgotFields = {
  email: { ...EMAIL, hint: 'ඔබ ලියාපදිංචි වූ ලිපිනය' },
} satisfies Of<typeof en.forgotFields>;

export const login = {
  title: 'ඇතුළු වන්න',
  description: 'ඔබේ One Step ගිණුමට ඇතුළු වන්න.',
  lead: 'අපේ ගුරුවරුන්, චිකිත්සකවරුන් සහ කාර්යාල කාර්ය මණ්ඩලය සඳහා. මව්පියන්ට ගිණුමක් අවශ්‍ය නැත.',
  submit: 'ඇතුළු වන්න',
  forgot: 'මුරපදය අමතකද?',
  newHere: 'තවම ලියාපදිංචි නැද්ද?',
  signup: 'ගුරුවරයෙක් ලෙස ලියාපදිංචි වන්න',
  invalid: 'ඊමේල් ලිපිනය හෝ මුරපදය වැරදියි. නැවත බලන්න.',
  codeTitle: 'ඔබේ කේතය ඇතුළත් කරන්න',
  codeLead: 'ඔබේ දුරකථනයේ කේත සාදන යෙදුම විවෘත කරන්න. One Step සඳහා එහි පෙන්වන කේතය ඇතුළත් කරන්න.',
  codeWrong: 'මේ කේතය වැරදියි, නැතහොත් කලින් යොදා ඇත. ඊළඟ කේතය ඇතුළත් කරන්න.',
  codeSubmit: 'ඉදිරියට',
  startAgain: 'වෙනත් අයෙක් ලෙස ඇතුළු වන්න',
  notKept: 'මේ බ්‍රවුසරය කිසිවක් තබා නොගනී. ඒ නිසා ඔබට ඇතුළු වී සිටිය නොහැකිය. දත්ත තබා ගැනීමට ඉඩ දෙන්න, නැතහොත් වෙනත් බ්‍රවුසරයක් යොදන්න.',
} satisfies TranslationOf<typeof en.login>;

export const account = {
  title: 'ඔබේ ගිණුම',
  hello: 'ඔබ ඇතුළු වී සිටින්නේ {name} ලෙසයි.',
  signOut: 'ඉවත් වන්න',
  dashboard: 'පාලන පුවරුව විවෘත කරන්න',
  loading: 'ඔබේ ගිණුම විවෘත වෙමින්…',
  unreachable: 'ඔබේ ගිණුම විවෘත කළ නොහැකි විය. සම්බන්ධතාව බලා නැවත උත්සාහ කරන්න.',
  tryAgain: 'නැවත උත්සාහ කරන්න',
  endedTitle: 'ඔබ දැන් ඇතුළු වී නැත',
  ended: 'අලුත් පිටුවක නැවත ඇතුළු වන්න. ඉන්පසු මේ පිටුවට ආපසු පැමිණ නැවත උත්සාහ කරන්න. ඔබ ලියූ දේ තවමත් මෙහි ඇත.',
  logInAgain: 'අලුත් පිටුවක නැවත ඇතුළු වන්න',
  statusTitle: 'ඔබේ අයදුම්පතේ තත්ත්වය',
  received: 'ඔබේ අයදුම්පත අපට ලැබිණි.',
  pending: 'බලාපොරොත්තුවෙන්. අපි ඔබේ අයදුම්පත කියවා ඔබට කතා කරන්නෙමු.',
  pendingNext: 'ඊළඟට: අයදුම්පත ලැබී වැඩ කරන දින පහක් තුළ අපි {phone} අංකයට කතා කරන්නෙමු.',
  approved: 'අනුමත කර ඇත. ඔබව සාදරයෙන් පිළිගනිමු.',
  approvedNext: 'ඊළඟට: ඔබේ පළමු දිනය තීරණය කිරීමට අපි {phone} අංකයට කතා කරන්නෙමු.',
  rejected: 'මෙවර තෝරා ගැනුණේ නැත. හේතුව දැන ගැනීමට අපට කතා කළ හැකිය.',
  rejectedNext: 'ඊළඟට: ඔබ කළ යුතු කිසිවක් නැත. මාස හයකට පසු අපි ඔබේ අයදුම්පත මකන්නෙමු.',
  detailsTitle: 'ඔබේ විස්තර',
  role: 'අයදුම් කළ තනතුර',
  changeDetails: 'මගේ විස්තර වෙනස් කරන්න',
  detailsHelp: 'අයදුම් කළ තනතුර වෙනස් කිරීමට අපට කතා කරන්න.',
  save: 'සුරකින්න',
  cancel: 'අවලංගු කරන්න',
  saved: 'ඔබේ විස්තර සුරකින ලදී.',
  cvTitle: 'ඔබේ CV එක',
  cvText: 'ඔබේ CV එක අප ළඟ ඇත. අලුත් එකක් එවිය හැකිය: එය පරණ එක වෙනුවට තබා ගනිමු.',
  changeCv: 'අලුත් CV එකක් එවන්න',
  cvSend: 'මේ CV එක එවන්න',
  cvSaved: 'ඔබේ අලුත් CV එක අපට ලැබිණි.',
  passwordTitle: 'ඔබේ මුරපදය',
  passwordText: 'මුරපදය වෙනස් කළ විට, ඔබ ඇතුළු වී සිටින අනෙක් සෑම තැනකින්ම ඔබව ඉවත් කෙරේ.',
  changePassword: 'මුරපදය වෙනස් කරන්න',
  passwordSaved: 'ඔබේ මුරපදය වෙනස් කරන ලදී. දැන් ඔබ ඇතුළු වී සිටින්නේ මෙතැනින් පමණි.',
  dataTitle: 'ඔබේ දත්ත',
  dataText: 'ඔබ ගැන අප තබා ගන්නා සියල්ල, ඔබේ CV එක ද සමඟ, එක ගොනුවකින්.',
  download: 'මගේ දත්ත බාගන්න',
  downloading: 'ඔබේ දත්ත ගෙන එමින්…',
  downloadFailed: 'ඔබේ දත්ත ගෙන ඒමට නොහැකි විය. සම්බන්ධතාව බලා නැවත උත්සාහ කරන්න.',
  withdrawTitle: 'ඔබේ අයදුම්පත ඉල්ලා අස් කර ගැනීම',
  withdrawText: 'ඔබේ අයදුම්පත, CV එක සහ මේ ගිණුම වහාම මැකේ. එය නැවත ලබා ගත නොහැකිය.',
  withdraw: 'මගේ අයදුම්පත ඉල්ලා අස් කර ගන්න',
  withdrawNow: 'සියල්ල දැන්ම මකන්න',
  withdrawnTitle: 'ඔබේ අයදුම්පත ඉල්ලා අස් කර ගෙන ඇත.',
  withdrawnText: 'අපි ඔබේ විස්තර සහ CV එක මකා දැමුවෙමු. අප ගැන සිතීම ගැන ස්තුතියි.',
  failed: 'එය සිදු නොවීය. නැවත උත්සාහ කරන්න.',
} satisfies TranslationOf<typeof en.account>;

export const signedIn = {
  label: 'ඔබ ඇතුළු වී සිටින ගිණුම',
  as: '{name} ලෙස ඇතුළු වී ඇත',
  account: 'ඔබේ ගිණුම',
  signOut: 'ඉවත් වන්න',
} satisfies TranslationOf<typeof en.signedIn>;

export const forgotPassword = {
  title: 'මුරපදය අමතකද?',
  description: 'One Step හි ගුරුවරුන්, චිකිත්සකවරුන් සහ කාර්යාල කාර්ය මණ්ඩලය නැවත තම ගිණුමට ඇතුළු වන ආකාරය.',
  lead: 'ඔබේ ඊමේල් ලිපිනය ඇතුළත් කරන්න. අලුත් මුරපදයක් තෝරා ගැනීමට සබැඳියක් අපි එවන්නෙමු.',
  submit: 'සබැඳිය එවන්න',
  failed: 'එය සිදු නොවීය. නැවත උත්සාහ කරන්න.',
  sent: 'ඔබේ පණිවිඩ බලන්න',
  sentText:
    'මේ ලිපිනය අප දන්නේ නම්, සබැඳියක් සහිත පණිවිඩයක් එවා ඇත. සබැඳිය විනාඩි 30ක් තුළ, එක් වරක් පමණක් යෙදිය හැකිය. කිසිවක් ලැබුණේ නැද්ද? අනවශ්‍ය ඊමේල් එන තැන ද බලන්න, නැතහොත් අපට කතා කරන්න.',
  reachTitle: 'පණිවිඩයක් ලැබුණේ නැද්ද, ඊමේල් ලිපිනයක් නැද්ද?',
  reachText: 'අපට කතා කරන්න, නැතහොත් ලියන්න. ඔබේ සම්පූර්ණ නම සහ දුරකථන අංකය කියන්න. මුරපදය කිසිවෙකුට නොකියන්න.',
  applicants: 'ඔබ ගුරුවරයෙක් ලෙස අයදුම් කළේද? ඔබේ අයදුම්පත ගැන අපට දුරකථනයෙන් කිව හැකිය.',
  parents: 'ඔබ මවක් හෝ පියෙක්ද? ගුරුවරයෙකු වෙන් කිරීමට ඔබට ගිණුමක් හෝ මුරපදයක් අවශ්‍ය නැත.',
  back: 'ඇතුළු වීමේ පිටුවට ආපසු',
} satisfies TranslationOf<typeof en.forgotPassword>;

export const resetPassword = {
  title: 'මුරපදයක් තෝරන්න',
  description: 'අප එවූ සබැඳියෙන් ඔබේ One Step ගිණුමට මුරපදයක් තෝරන්න.',
  lead: 'වෙන කොහේවත් යොදා නැති මුරපදයක් තෝරන්න. කාර්යාල කාර්ය මණ්ඩලයට අවම වශයෙන් අකුරු 12ක් අවශ්‍යයි.',
  submit: 'මුරපදය සුරකින්න',
  over: 'මේ සබැඳිය කලින් යොදා ඇත, නැතහොත් පරණ වැඩියි. අලුත් එකක් ඉල්ලන්න.',
  done: 'ඔබේ මුරපදය සුරකින ලදී.',
  doneText: 'දැන් එයින් ඇතුළු විය හැකිය. ඔබේ ගිණුමට ඇතුළු වී සිටි සියල්ලන්ට නැවත ඇතුළු වීමට සිදු වේ.',
  login: 'ඇතුළු වන්න',
  noLinkTitle: 'සබැඳිය සම්පූර්ණ නැත',
  noLinkText: 'අපේ පණිවිඩයේ සබැඳිය නැවත විවෘත කරන්න, නැතහොත් අලුත් එකක් ඉල්ලන්න.',
  askAgain: 'අලුත් සබැඳියක් ඉල්ලන්න',
} satisfies TranslationOf<typeof en.resetPassword>;

export const applied = {
  title: 'ස්තුතියි, {name}. {type} ලෙස ඔබ එවූ අයදුම්පත අපට ලැබිණි.',
  reference: 'ඔබේ යොමු අංකය',
  received: 'ලැබුණු දිනය',
  loginWith: 'ඇතුළු වීමට',
  nextTitle: 'ඊළඟට සිදු වන්නේ',
  next: [
    { title: 'අපි අයදුම්පත කියවමු', text: 'අද හෝ ඊළඟ වැඩ කරන දිනයේ.' },
    { title: 'අපි ඔබට කතා කරමු', text: 'වැඩ කරන දින පහක් තුළ. දුරකථනය ළඟ තබා ගන්න.' },
    { title: 'දැන් සිට ඔබට ඇතුළු විය හැකිය', text: 'අයදුම්පතේ තත්ත්වය බලන්න, ඔබේ විස්තර වෙනස් කරන්න.' },
  ],
  login: 'ඇතුළු වන්න',
  // Of the words of forms, only these.
  date: form.date,
  months: form.months,
} satisfies TranslationOf<typeof en.applied>;

/** Under the tiles of /Careers. */
export const vacancies = {
  inForm: 'පෝරමයේ: {roles}',
  list: {
    title: 'දැනට ඇති තනතුරු',
    loading: 'තනතුරු විවෘත වෙමින්…',
    failed: 'තනතුරු ලබා ගැනීමට නොහැකි විය.',
    retry: 'නැවත උත්සාහ කරන්න',
    empty: 'අද තනතුරු කිසිවක් නැත. එහෙත් ඔබට අයදුම් කළ හැකිය.',
    needsScript: 'තනතුරු ලැයිස්තුවට JavaScript අවශ්‍යයි.',
    call: 'ප්‍රශ්නයක් ඇත්නම් අපට කතා කරන්න:',
  },
  count: { one: 'තනතුරු {count}යි', other: 'තනතුරු {count}යි' },
  facts: {
    role: 'තනතුර',
    district: 'දිස්ත්‍රික්කය',
    hours: 'වේලාවන්',
    pay: 'වැටුප',
    safeguarding: 'දරුවන්ගේ ආරක්ෂාව',
  },
  applyBy: '{day} දිනට පෙර අයදුම් කරන්න.',
  apply: 'අයදුම් කරන්න',
  applyFor: 'අයදුම් කරන්න: {title}',
} satisfies TranslationOf<typeof en.vacancies>;
