import type en from '../en/add-contact.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  title: 'අප අමතන්න',
  description: 'One Step වෙත ලියන්න. වැඩ කරන දින දෙකක් තුළ සිංහල, දෙමළ හෝ ඉංග්‍රීසියෙන් පිළිතුරු දෙමු.',
  lead: 'ඕනෑම දෙයක් ගැන අපට ලියන්න. වැඩ කරන දින දෙකක් තුළ ඊමේල් මගින් පිළිතුරු දෙමු.',
  send: 'පණිවිඩය යවන්න',
  failed: 'දෝෂයක් සිදු වුණා. කරුණාකර පසුව නැවත උත්සාහ කරන්න.',
  sent: 'ඔබේ පණිවිඩය සාර්ථකව යැව්වා!',
  sentText: 'වැඩ කරන දින දෙකක් තුළ ඊමේල් මගින් පිළිතුරු දෙමු.',
  callTitle: 'කතා කිරීමට කැමතිද?',
  callText: 'අපට කතා කරන්න, නැතහොත් WhatsApp පණිවිඩයක් එවන්න. සිංහල, දෙමළ හෝ ඉංග්‍රීසියෙන් කතා කළ හැකිය.',
} satisfies TranslationOf<typeof en>;
