import type * as English from '../users';
import type { Translated } from '../catalogue';
import { TEACHER_TYPE_WORDS } from './labels';
import { pages } from './pages';

export const users: Translated<typeof English.users> = {
  name: 'අයදුම්පත |||| අයදුම්පත්',
  fields: {
    email: 'ඊමේල්',
    // The columns are titled as the spec writes them.
    full_name: 'සම්පූර්ණ නම',
    home_address: 'නිවසේ ලිපිනය',
    phone_number: 'දුරකථන අංකය',
    whatsapp_number: 'WhatsApp අංකය',
    teacher_type: 'වෘත්තිය',
    cv: 'CV',
    reference: 'යොමු අංකය',
    consentWithdrawnAt: 'එකඟතාව ආපසු ගෙන ඇත',
    status: 'තත්ත්වය',
    createdAt: 'ලැබුණු දිනය',
  },
  lists: {
    label: 'අයදුම්පත් ලැයිස්තු',
    all: 'සියල්ල',
    pending: 'පොරොත්තුවේ',
    approved: 'අනුමතයි',
    rejected: 'ප්‍රතික්ෂේපයි',
  },
  // "Users" and "details" stand where the spec fixes the text.
  pages: {
    all: {
      title: 'අයදුම්පත්',
      empty: 'අයදුම්කරුවන් හමු නොවීය',
      advice: 'ගුරුවරුන් පොදු වෙබ් අඩවියේ ලියාපදිංචි වන විට අයදුම්පත් මෙහි ලැබේ.',
    },
    pending: {
      title: pages['/pending-user-list'],
      empty: 'බලාපොරොත්තුවෙන් සිටින අයදුම්කරුවන් හමු නොවීය',
      advice: 'සියලු අයදුම්පත් තීරණය කර ඇත. ගුරුවරුන් පොදු වෙබ් අඩවියේ ලියාපදිංචි වන විට අලුත් ඒවා මෙහි ලැබේ.',
    },
    approved: {
      title: 'අනුමත අයදුම්කරුවන්ගේ ලැයිස්තුව',
      empty: 'අනුමත අයදුම්කරුවන් හමු නොවීය',
      advice: 'බලාපොරොත්තුවෙන් සිටින අයගේ ලැයිස්තුවේ අයදුම්පතක් “අනුමතයි” ලෙස යෙදූ විට එය මෙහි පෙනේ.',
    },
    rejected: {
      title: pages['/rejected-user-list'],
      empty: 'ප්‍රතික්ෂේප වූ අයදුම්කරුවන් හමු නොවීය',
      advice: '“ප්‍රතික්ෂේපයි” ලෙස යෙදූ අයදුම්පත් මෙහි පෙනේ.',
    },
  },
  file: 'අයදුම්පත්',
  search: 'නම, ඊමේල් හෝ අංකය සොයන්න',
  loading: 'අයදුම්කරුවන් ගෙන එමින්…',
  failed: 'අයදුම්කරුවන් ගෙන ඒමේ දෝෂයක්',
  count: 'අයදුම්පත් %{smart_count} |||| අයදුම්පත් %{smart_count}',
  edit: 'අයදුම්පත වෙනස් කරන්න',
  makeProfile: 'ගුරු විස්තර සාදන්න',
  notifications: {
    updated: 'අයදුම්පත සුරකින ලදී.',
  },
  choices: {
    teacher_type: TEACHER_TYPE_WORDS,
  },
  decisions: {
    approved: 'අනුමත කරන්න',
    rejected: 'ප්‍රතික්ෂේප කරන්න',
  },
  saveFailed: 'අයදුම්පත සුරැකීමට නොහැකි විය. %{tryAgain}',
  statuses: {
    pending: 'පොරොත්තුවේ',
    approved: 'අනුමතයි',
    rejected: 'ප්‍රතික්ෂේපයි',
  },
  cv: {
    view: 'CV බලන්න',
    viewOf: '%{name} ගේ (අලුත් ටැබයක විවෘත වේ)',
    opening: '%{name} ගේ CV එක විවෘත කරමින්…',
    blocked: 'ඔබේ බ්‍රවුසරය අලුත් ටැබයක් විවෘත නොකළේය. මේ අඩවියට අලුත් කවුළු විවෘත කිරීමට ඉඩ දී නැවත උත්සාහ කරන්න.',
    failed: 'CV එක විවෘත කිරීමට නොහැකි විය. %{tryAgain}',
    none: 'CV එකක් නැත',
    title: 'CV',
    loading: 'CV එක ගෙන එමින්…',
    notShown: 'CV එක මෙහි පෙන්විය නොහැක. “CV බලන්න” මගින් එය විවෘත කරන්න.',
    more: 'පිටු %{total}න් මුල් පිටු %{shown}. “CV බලන්න” සියල්ල පෙන්වයි.',
    held: 'අපේ පරීක්ෂාවෙන් මේ ගොනුව ගැන දැනගත් දේ: %{what}',
    showHere: 'එහි පිටු මෙහි පෙන්වන්න',
    warningTitle: '%{name} ගේ CV එක විවෘත කරන්නද?',
    warning: 'අපේ පරීක්ෂාවෙන් මේ ගොනුව ගැන දැනගත් දේ: %{what} එය එවූ කෙනා ඔබ දන්නේ නම් පමණක් විවෘත කරන්න.',
    open: 'CV එක විවෘත කරන්න',
    warnings: {
      script: 'මේ PDF එකේ ක්‍රමලේඛයක් (JavaScript) ඇත.',
      program: 'මේ PDF එකට වැඩසටහනක් ආරම්භ කළ හැක.',
      attachment: 'මේ PDF එක ඇතුළේ තවත් ගොනුවක් ඇත.',
      opening: 'මේ PDF එක විවෘත කළ වහාම එය තනිවම යමක් කරයි.',
      locked: 'මේ PDF එක සංකේතනය කර ඇත: එය පරීක්ෂා කළ නොහැකි විය, විවෘත වන්නේ මුරපදයකින් පමණක් විය හැකිය.',
      noPages: 'මේ PDF එකේ පිටු කිසිවක් නැත.',
      unclear: 'මේ PDF එකේ කොටස් සංකේතනය කර හෝ අසුරා ඇති නිසා ඒවා පරීක්ෂා කළ නොහැකි විය.',
    },
  },
};
