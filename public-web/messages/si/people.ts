import { bookingWords } from '#contract/booking-words-si';
import type * as en from '../en/people.js';
import type { TranslationOf } from '../catalogue.js';

export { districts } from '#contract/districts-si';

export const people = {
  listTitle: 'මෙය කරන අය',
  speaks: 'කතා කරන භාෂා: {languages}',
  districts: 'වැඩ කරන දිස්ත්‍රික්ක: {districts}',
  greeting: '{name} කතා කරන අයුරු අසන්න',
  checked: 'අපේ කාර්යාලය තහවුරු කළ දේ: {checks}',
  checks: { identity: 'අනන්‍යතාව', certificates: 'සහතික', references: 'නිර්දේශ', police: 'පොලිස් වාර්තාව' },
  safety: 'අපි ඔබේ දරුවා සුරක්ෂිතව තබන ආකාරය',
  goodAt: 'විශේෂයෙන් උදව් කරන්නේ',
  spoken: bookingWords.choices.language,
  writtenIn: { en: 'ඉංග්‍රීසියෙන් ලියා ඇත', si: 'සිංහලෙන් ලියා ඇත', ta: 'දෙමළෙන් ලියා ඇත' },
  language: 'භාෂාව',
  district: 'දිස්ත්‍රික්කය',
  any: 'සියල්ල',
  nobody: 'මේ දෙකටම ගැළපෙන කෙනෙක් මෙහි නැත. සියලු දෙනා බැලීමට “සියල්ල” තෝරන්න.',
  callBack: '{name} ගැන මට කතා කරන්න',
  whatsapp: 'WhatsApp පණිවිඩයක් ලියන්න',
  whatsappText: 'ආයුබෝවන්. {name} (අංකය {id}) සමඟ මව්පිය උපදේශන වාරයක් මට අවශ්‍යයි. කරුණාකර මට කතා කරන්න.',
} satisfies TranslationOf<typeof en.people>;
