import type * as en from '../en/people.js';
import type { TranslationOf } from '../catalogue.js';

export const people = {
  speaks: 'කතා කරන භාෂා: {languages}',
  districts: 'වැඩ කරන දිස්ත්‍රික්ක: {districts}',
  goodAt: 'විශේෂයෙන් උදව් කරන්නේ',
  spoken: { en: 'ඉංග්‍රීසි', si: 'සිංහල', ta: 'දෙමළ' },
  writtenIn: { en: 'ඉංග්‍රීසියෙන් ලියා ඇත', si: 'සිංහලෙන් ලියා ඇත', ta: 'දෙමළෙන් ලියා ඇත' },
  language: 'භාෂාව',
  district: 'දිස්ත්‍රික්කය',
  any: 'සියල්ල',
  nobody: 'මේ දෙකටම ගැළපෙන කෙනෙක් මෙහි නැත. සියලු දෙනා බැලීමට “සියල්ල” තෝරන්න.',
  whatsapp: 'WhatsApp පණිවිඩයක් ලියන්න',
  whatsappText: 'ආයුබෝවන්. {name} (අංකය {id}) සමඟ මව්පිය උපදේශන වාරයක් මට අවශ්‍යයි. කරුණාකර මට කතා කරන්න.',
} satisfies TranslationOf<typeof en.people>;

export const districts = {
  Ampara: 'අම්පාර',
  Anuradhapura: 'අනුරාධපුරය',
  Badulla: 'බදුල්ල',
  Batticaloa: 'මඩකලපුව',
  Colombo: 'කොළඹ',
  Galle: 'ගාල්ල',
  Gampaha: 'ගම්පහ',
  Hambantota: 'හම්බන්තොට',
  Jaffna: 'යාපනය',
  Kalutara: 'කළුතර',
  Kandy: 'මහනුවර',
  Kegalle: 'කෑගල්ල',
  Kilinochchi: 'කිලිනොච්චිය',
  Kurunegala: 'කුරුණෑගල',
  Mannar: 'මන්නාරම',
  Matale: 'මාතලේ',
  Matara: 'මාතර',
  Monaragala: 'මොනරාගල',
  Mullaitivu: 'මුලතිව්',
  'Nuwara Eliya': 'නුවරඑළිය',
  Polonnaruwa: 'පොළොන්නරුව',
  Puttalam: 'පුත්තලම',
  Ratnapura: 'රත්නපුර',
  Trincomalee: 'ත්‍රිකුණාමලය',
  Vavuniya: 'වවුනියාව',
} satisfies TranslationOf<typeof en.districts>;
