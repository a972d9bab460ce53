import type * as English from '../adminAccounts';
import type { Translated } from '../catalogue';
import { LANGUAGE_NAMES } from './labels';
import { pages } from './pages';

const roles = {
  Admin: 'පරිපාලක',
  ContentEditor: 'අන්තර්ගත සංස්කාරක',
};

/** Everybody who works in this app. */
export const adminAccounts: Translated<typeof English.adminAccounts> = {
  fields: {
    email: 'ඊමේල්',
    full_name: 'සම්පූර්ණ නම',
    role: 'තනතුර',
    language: 'ආරාධනාවේ භාෂාව',
    secondFactor: 'දෙවන ආරක්ෂක පියවර',
    createdAt: 'එක් කළ දිනය',
  },
  roles,
  choices: {
    role: roles,
    language: LANGUAGE_NAMES,
  },
  hints: {},
  title: pages['/admin-accounts'],
  about:
    'පරිපාලකයින්ට සියල්ල දැකිය හැකි අතර සියල්ල කළ හැක. අන්තර්ගත සංස්කාරකයින් පාඨමාලා සහ ගුරු විස්තර බලා ගනිති; ළමයින්, අයදුම්පත් හෝ පණිවිඩ ඔවුන්ට නොපෙනේ.',
  search: 'නම හෝ ඊමේල් අනුව සොයන්න',
  loading: 'පරිපාලකයින් ගෙන එමින්…',
  failed: 'පරිපාලකයින් ගෙන ඒමට නොහැකි විය.',
  empty: 'පරිපාලකයින් හමු නොවීය.',
  noMatch: 'ඔබේ සෙවුමට ගැළපෙන පරිපාලකයෙක් නැත.',
  count: 'පුද්ගලයින්: %{smart_count} |||| පුද්ගලයින්: %{smart_count}',
  advice: 'සගයෙකුට ආරාධනා කරන්න.',
  add: 'ආරාධනා කරන්න',
  addFailed: 'ආරාධනාව සෑදීමට නොහැකි විය. %{tryAgain}',
  invited: '%{moment} දක්වා ආරාධනා කර ඇත, තවම මුරපදයක් තෝරා නැත',
  invitationOver: 'ආරාධනාව කල් ඉකුත් විය: %{moment}',
  inviteAgain: 'නැවත ආරාධනා කරන්න',
  invitingAgain: 'ආරාධනා කරමින්…',
  invitedAgain: '%{name}ට නැවත ආරාධනා කරන ලදී',
  inviteAgainFailed: 'ආරාධනාව සෑදීමට නොහැකි විය. %{tryAgain}',
  you: '(ඔබ)',
  secondFactor: {
    on: 'ක්‍රියාත්මකයි',
    off: 'ක්‍රියාත්මක නැත',
  },
  sent: '%{email} වෙත ආරාධනාවක් යවමින් පවතී. එය දින 7ක් තුළ, එක් වරක් පමණක් යෙදිය හැකිය.',
  byHand:
    'ඊමේල් සේවාදායකයක් සකසා නැත. ඒ නිසා ආරාධනාව ඔබම දෙන්න: මේ ලිපිනය %{email} වෙත ඔබම යවන්න. එය දින 7ක් තුළ, එක් වරක් පමණක් යෙදිය හැකිය. එය පෙන්වන්නේ දැන් පමණි.',
  copyInvitation: 'ලිපිනය පිටපත් කරන්න',
  back: 'ලැයිස්තුවට ආපසු',
  message: {
    delete_title: '%{recordRepresentation} ඉවත් කරන්නද?',
    delete_content: 'මේ කෙනා වහාම ගිණුමෙන් ඉවත් වේ, නැවත ඇතුළු විය නොහැක. මේ කෙනා කළ දේ “මෙතෙක් සිදු වූ දේ” තුළ ඉතිරි වේ.',
  },
  notifications: {
    deleted: 'පරිපාලකයා සාර්ථකව ඉවත් කරන ලදී.',
  },
  deleteFailed: 'ගිණුම ඉවත් කිරීමට නොහැකි විය.',
};
