import type en from '../en/service.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  bookNow: 'දැන් වෙන් කරන්න',
  contact: 'අප අමතන්න',
  free: 'ඉල්ලීමක් යැවීම නොමිලේ. වැඩ කරන දින දෙකක් තුළ අපි ඔබට කතා කරමු.',
  howTitle: 'එය සිදු වන ආකාරය',
  faqTitle: 'මව්පියන් අසන ප්‍රශ්න',
  dialogTitle: 'අප අමතන්න',
  dialogText: 'කතා කරන්න, ලියන්න, නැතහොත් WhatsApp පණිවිඩයක් එවන්න. සිංහල, දෙමළ හෝ ඉංග්‍රීසියෙන් කතා කළ හැකිය.',
  close: 'වසන්න',
} satisfies TranslationOf<typeof en>;
