import type * as English from '../services';
import type { Translated } from '../catalogue';
import { ADDED_AT, SERVICE_WORDS } from './labels';

export const services: Translated<typeof English.services> = {
  name: 'ගාස්තු |||| ගාස්තු',
  since: ADDED_AT,
  fields: {
    service: 'සේවාව',
    sessionMinutes: 'එක් වාරයක විනාඩි ගණන',
    priceFrom: 'පහළම ගාස්තුව (රුපියල්)',
    priceTo: 'ඉහළම ගාස්තුව (රුපියල්)',
    priceFor: 'ගාස්තුව අදාළ වන්නේ',
    reducedPrice: 'අඩු කළ ගාස්තුව (රුපියල්)',
    waitingWeeks: 'රැඳී සිටින සති ගණන',
    price: 'ගාස්තුව (රුපියල්)',
    createdAt: 'එක් කළ දිනය',
  },
  hints: {
    priceFrom: 'හිස්ව තැබූ දේ පොදු වෙබ් අඩවියේ “අපෙන් අසන්න” ලෙස පෙනේ.',
    priceTo: 'එක් ගාස්තුවක් පමණක් නම් හිස්ව තබන්න.',
    reducedPrice: 'මුළු ගාස්තුව ගෙවිය නොහැකි පවුල්වලට.',
    waitingWeeks: '0 යනු: රැඳී සිටීමක් නැත.',
  },
  choices: {
    service: SERVICE_WORDS,
    priceFor: {
      session: 'වාරය',
      hour: 'පැය',
      day: 'දිනය',
      month: 'මාසය',
      programme: 'මුළු වැඩසටහන',
    },
  },
  title: 'ගාස්තු සහ රැඳී සිටින කාලය',
  file: 'ගාස්තු සහ රැඳී සිටින කාලය',
  search: 'සේවාව අනුව සොයන්න',
  loading: 'ගාස්තු ගෙන එමින්…',
  failed: 'ගාස්තු ගෙන ඒමට නොහැකි විය.',
  empty: 'තවම ගාස්තු නැත.',
  count: 'සේවා %{smart_count} |||| සේවා %{smart_count}',
  advice: 'සේවාවක ගාස්තු මෙහි යොදන තෙක්, පොදු වෙබ් අඩවිය “අපෙන් අසන්න” යැයි කියයි.',
  add: 'සේවාවක ගාස්තු එක් කරන්න',
  addFailed: 'ගාස්තු එක් කිරීමට නොහැකි විය. %{tryAgain}',
  edit: 'ගාස්තු වෙනස් කරන්න',
  saveFailed: 'ගාස්තු සුරැකීමට නොහැකි විය. %{tryAgain}',
  message: {
    delete_title: 'මේ ගාස්තු මකා දැමීමට අවශ්‍ය බව විශ්වාසද?',
    delete_content: 'එවිට පොදු වෙබ් අඩවිය “%{recordRepresentation}” සඳහා “අපෙන් අසන්න” යැයි කියයි.',
  },
  notifications: {
    created: 'ගාස්තු එක් කරන ලදී. පොදු වෙබ් අඩවියේ දැන් ඒවා පෙනේ.',
    updated: 'ගාස්තු සුරකින ලදී. පොදු වෙබ් අඩවියේ දැන් ඒවා පෙනේ.',
    deleted: 'ගාස්තු මකා දමන ලදී.',
  },
  deleteFailed: 'ගාස්තු මකා දැමීමට නොහැකි විය. %{tryAgain}',
};
