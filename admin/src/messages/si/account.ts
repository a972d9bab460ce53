import type * as English from '../account';
import type { Translated } from '../catalogue';
import { pages } from './pages';
import { admin } from './admin';

/** The page about one's own account. */
export const account: Translated<typeof English.account> = {
  title: pages['/my-account'],
  loading: 'ඔබේ ගිණුම ගෙන එමින්…',
  failed: 'ඔබේ ගිණුම ගෙන ඒමට නොහැකි විය.',
  who: {
    title: 'ඔබ',
    text: 'ඔබ %{email} ලෙස ඇතුළු වී ඇත: %{role}.',
    save: 'නම සුරකින්න',
    saved: 'ඔබේ නම සුරකින ලදී.',
    saveFailed: 'ඔබේ නම සුරැකීමට නොහැකි විය. %{tryAgain}',
  },
  language: {
    title: 'මේ යෙදුමේ භාෂාව',
    text: 'පවුල් ලියූ දේ පරිවර්තනය නොකෙරේ.',
  },
  password: {
    title: 'මුරපදය',
    text: 'එය වෙනස් කළ විට, ඔබ ඇතුළු වී සිටින අනෙක් හැම තැනකින්ම ඉවත් කරනු ලැබේ.',
    save: 'මුරපදය වෙනස් කරන්න',
    saved: 'ඔබේ මුරපදය වෙනස් කරන ලදී. දැන් ඔබ ඇතුළු වී සිටින්නේ මෙතැනින් පමණි.',
    saveFailed: 'මුරපදය වෙනස් කිරීමට නොහැකි විය. %{tryAgain}',
  },
  sessions: {
    title: 'ඔබ ඇතුළු වී සිටින තැන්',
    loading: 'ගෙන එමින්…',
    failed: 'ඔබ ඇතුළු වී සිටින තැන් ගෙන ඒමට නොහැකි විය.',
    current: '(මෙතැන)',
    unknown: 'නොදන්නා බ්‍රවුසරයක්',
    since: '%{moment} සිට',
    end: 'ඉවත් වන්න',
    of: '%{name} වෙතින්, %{moment} සිට',
    endOthers: 'අනෙක් හැම තැනකින්ම ඉවත් වන්න',
    ended: 'එතැනින් ඉවත් කරන ලදී.',
    endFailed: 'එය සිදු නොවීය. %{tryAgain}',
  },
  secondFactor: {
    title: 'දෙවන ආරක්ෂක පියවර',
    demanded: 'මෙහි වැඩ කරන සියලු දෙනාට දෙවන ආරක්ෂක පියවරක් අවශ්‍යයි. එය දැන් සකසන්න: එවිට අනෙක් සියල්ල විවෘත වේ.',
    off: 'එය ක්‍රියාත්මක නැත. එය ඇති විට, ඔබේ මුරපදයෙන් පමණක් කිසිවෙකුට ඇතුළු විය නොහැක: ඔබේ දුරකථනයේ යෙදුමක් පෙන්වන ඉලක්කම් හයත් ඇතුළත් කළ යුතුයි.',
    on: 'එය ක්‍රියාත්මකයි. ඇතුළු වන විට, ඔබේ දුරකථනයේ යෙදුමක් පෙන්වන ඉලක්කම් හයත් ඇතුළත් කළ යුතුයි.',
    setUp: 'සකසන්න',
    starting: 'සූදානම් කරමින්…',
    startFailed: 'එය සූදානම් කිරීමට නොහැකි විය. %{tryAgain}',
    scan: 'ඔබේ දුරකථනයේ කේත සාදන යෙදුමක් (Google Authenticator, Aegis, 2FAS…) විවෘත කර මේ පින්තූරය ස්කෑන් කරන්න.',
    qr: 'කේත සාදන යෙදුම සඳහා QR කේතය; එම යතුරම ඊට පහළින් අකුරෙන් ඇත',
    openApp: 'මෙම දුරකථනයේ යෙදුම විවෘත කරන්න',
    byHand: 'නැතහොත් මේ යතුර යෙදුමේ ලියන්න:',
    confirm: 'කේතය තහවුරු කරන්න',
    confirmed: 'දෙවන ආරක්ෂක පියවර ක්‍රියාත්මකයි.',
    confirmFailed: 'කේතය තහවුරු කිරීමට නොහැකි විය. %{tryAgain}',
    switchOff: 'අක්‍රිය කරන්න',
    switchedOff: 'දෙවන ආරක්ෂක පියවර ක්‍රියාත්මක නැත.',
    switchOffFailed: 'එය අක්‍රිය කිරීමට නොහැකි විය. %{tryAgain}',
  },
  recovery: {
    title: 'ප්‍රතිසාධන කේත',
    text: 'මේ කේත කඩදාසියක හෝ මුරපද තබා ගන්නා යෙදුමක තබා ගන්න. දුරකථනය නැති වුවහොත්, එක් එක් කේතයෙන් එක් වරක් ඇතුළු විය හැකිය. ඒවා පෙන්වන්නේ දැන් පමණි.',
    left: 'ඉතිරි ප්‍රතිසාධන කේත: %{count}. අලුත් කේත සඳහා, එය අක්‍රිය කර නැවත සකසන්න.',
    copy: 'පිටපත් කරන්න',
    download: 'ගොනුවක් ලෙස සුරකින්න',
    kept: 'මම ඒවා සුරැකුවෙමි',
    leave: 'ප්‍රතිසාධන කේත සුරැකි බව තහවුරු කරන්න. පිටව ගියහොත් ඒවා නැවත පෙන්වන්නේ නැත.',
  },
};

/** Words of the fields of its forms. */
export const accountForms: Translated<typeof English.accountForms> = {
  account: {
    fields: { full_name: 'සම්පූර්ණ නම', current: 'දැනට ඇති මුරපදය', password: 'අලුත් මුරපදය' },
    hints: {},
  },
  'second-factor': {
    fields: { code: 'කේතය' },
    hints: {
      code: 'යෙදුම දැන් පෙන්වන ඉලක්කම් හය.',
    },
  },
  'second-factor-removal': {
    fields: { password: 'දැනට ඇති මුරපදය', code: 'කේතය' },
    hints: {
      code: admin.signIn.codeHint,
    },
  },
};
