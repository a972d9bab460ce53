import type en from '../en/staff.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  ask: 'කාව තෝරාගන්නදැයි නිශ්චිත නැද්ද? අපට කතා කරන්න:',
  loading: 'ලැයිස්තුව විවෘත වෙමින්…',
  failed: 'විස්තර ලබා ගැනීමට නොහැකි වුණා.',
  retry: 'නැවත උත්සාහ කරන්න',
  empty: '{service} සඳහා විස්තර නැත.',
  needsScript: 'මේ ලැයිස්තුවට JavaScript අවශ්‍යයි.',
  call: 'අපට කතා කරන්න, වේලාව ඇත්තේ කාටදැයි අපි කියන්නෙමු:',
  people: {
    one: '{count} දෙනෙක්',
    other: '{count} දෙනෙක්',
  },
  experience: {
    one: 'වසර {years}ක පළපුරුද්ද',
    other: 'වසර {years}ක පළපුරුද්ද',
  },
  qualifications: 'සුදුසුකම්',
  bookNow: 'දැන් වෙන් කරන්න',
  bookWho: 'දැන් වෙන් කරන්න: {name}',
  close: 'වසන්න',
} satisfies TranslationOf<typeof en>;
